import path from 'node:path';
import type { Plugin } from 'vite';
import { spiedStreams } from '../marbles/spied-streams.ts';
import { withNames } from './babel.ts';
import { findFactories } from './factories.ts';
import { findSourceTexts } from './source-texts.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const inRoot = (file: string) => path.join(ROOT, file).replaceAll('\\', '/');
const REGISTRY = inRoot('dev/traced/effector.ts');
/** What stands in for a module of the site, which only its stand-in imports. */
const STAND_INS = new Map(
  ['bridge', 'live'].map((name) => [inRoot(`src/shared/realtime/${name}.ts`), inRoot(`dev/traced/${name}.ts`)]),
);
const OURS = new RegExp(`^${ROOT.replaceAll('\\', '/')}/(src|dev|tests)/|/node_modules/patronum/`);
const CREATES = /\bfrom '(effector|patronum)\b/;

const plain = (id: string) => id.replaceAll('\\', '/').replace(/\?.*$/, '');

/** The site's modules with names, and with the parts that show what they do (decision 0012). */
export const traced = (): Plugin[] => [spiedStreams(ROOT), named(), sourceTexts];

const TEXTS = 'virtual:parlour-texts';
/** The words of the program, which redaction keeps. */
const sourceTexts: Plugin = {
  name: 'parlour-texts',
  resolveId: (id) => (id === TEXTS ? `\0${TEXTS}` : null),
  load: (id) =>
    id === `\0${TEXTS}` ? `export const sourceTexts = new Set(${JSON.stringify(findSourceTexts(ROOT))});` : null,
};

const named = (): Plugin => {
  let factories: Set<string> | undefined;
  return {
    name: 'parlour-traced',
    enforce: 'pre',
    // Node must not load past this plugin what creates units or imports Effector.
    config: () => ({ ssr: { noExternal: ['effector', 'effector-react', 'patronum'] } }),
    async resolveId(id, importer, options) {
      if (!importer) return null;
      const from = plain(importer);
      if (id === 'effector') return OURS.test(from) && from !== REGISTRY ? REGISTRY : null;
      if (!/\b(bridge|live)\.ts$/.test(id)) return null;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      const standIn = resolved && STAND_INS.get(plain(resolved.id));
      return standIn && standIn !== from ? standIn : resolved;
    },
    async transform(code, id) {
      const file = plain(id);
      if (!file.startsWith(inRoot('src/')) || !/\.tsx?$/.test(file)) return null;
      factories ??= findFactories(inRoot('src'));
      const isCalled = new RegExp(`\\b(${[...factories].join('|')})\\b`);
      if (!CREATES.test(code) && !isCalled.test(code)) return null;
      return withNames(code, file, ROOT, factories);
    },
  };
};
