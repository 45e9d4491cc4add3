// node scripts/image.mjs <folder>: puts into the folder what a production installation runs, without its packages: the bundles
// without the demo, the files of server and drawings that are read by path, and a package.json with the commands. Run `npm run build` before.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entry, ROOT, Stop } from './lib/terminal.mjs';

/** Files of the server that are compiled, or needed only to compile; the demo is left out. */
const isLeftOut = (/** @type {string} */ file) =>
  /\.ts$|(^|\/)(tsconfig|package)\.json$|^server\/demo(\/|$)/.test(file);

const COMMANDS = {
  start: 'node --enable-source-maps dist/server/main.js',
  operator: 'node --enable-source-maps dist/server/operator.js',
  'ledger:check': 'node --enable-source-maps dist/server/ledger-check.js',
};

await entry(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Stop('Name the folder, as in node scripts/image.mjs /opt/parlour.');
  for (const built of ['dist/client', 'dist/client-maps', 'dist/server']) {
    if (!existsSync(path.join(ROOT, built))) throw new Stop(`There is no ${built}: run npm run build first.`);
    cpSync(path.join(ROOT, built), path.join(folder, built), { recursive: true });
  }
  for (const file of ['server', 'art'].flatMap(filesIn).filter((each) => !isLeftOut(each))) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  const { name, version, type, engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const manifest = { name, version, private: true, type, engines, scripts: COMMANDS };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
});

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? filesIn(`${folder}/${each.name}`) : [`${folder}/${each.name}`],
  );
}
