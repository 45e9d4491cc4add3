import { existsSync, readdirSync } from 'node:fs';

/** Scripts to the first paint of each family of games, which the build collects (scripts/lib/game-load.mjs). */
const GAMES = new URL('dist/studio/.first-load/', import.meta.url);
const families = existsSync(GAMES) ? readdirSync(GAMES).sort() : [];
if (families.length === 0) throw new Error('The build left no scripts of games to weigh: npm run build.');

export default [
  { name: 'home: JavaScript of the first page', path: 'dist/client/.first-load/*.js', limit: '180 kB', gzip: true },
  ...families.map((family) => ({
    name: `game, ${family}: JavaScript to the first paint`,
    path: `dist/studio/.first-load/${family}/*.js`,
    limit: '100 kB',
    gzip: true,
  })),
];
