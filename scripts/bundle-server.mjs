// node scripts/bundle-server.mjs: makes the server's bundle in dist/server, plain JavaScript with source maps. The packages stay
// outside. Chunks of the demo are in dist/demo, which a production image leaves out.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';
import { ROOT } from './lib/terminal.mjs';

/** @param {string} id path of a module */
const fromRoot = (id) => path.relative(ROOT, id).replaceAll('\\', '/');
/** @param {string} id path of a module */
const isOfDemo = (id) => /^(server\/demo\/|studio\/|art\/(catalogue|title-routes))/.test(fromRoot(id));

/**
 * Files that a module reads beside itself are found from the bundle: `import.meta.url` remains the module's own. A worker's module
 * is a chunk of its own, and found there.
 * @type {import('rolldown').Plugin}
 */
const ownPlaces = {
  name: 'own-places',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null;
    const withWorkers = code.replaceAll(/new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g, (_, worker) => {
      const file = path.join(path.dirname(id), `${worker}.ts`);
      const fileName = `${isOfDemo(file) ? 'demo' : 'server'}/${path.basename(file, '.ts')}.js`;
      this.emitFile({ type: 'chunk', id: file, fileName });
      return `new URL('../${fileName}', import.meta.chunk)`;
    });
    const source = `new URL('../../${fromRoot(id)}', import.meta.chunk).href`;
    // `map: null`: each replacement stays in its line, so the source map needs no change.
    return {
      code: withWorkers.replaceAll('import.meta.url', source).replaceAll('import.meta.chunk', 'import.meta.url'),
      map: null,
    };
  },
};

const CALL = /await loadLanguages(?:<[^(]*>)?\(import\.meta\.dirname(?:, '([^']+)')?\)/;
const BELOW = /languagesBelow(?:<[^(]*>)?\(import\.meta\.dirname, '([^']+)'\)/;

/**
 * The files and folders of a folder that are named by a language: an import of each, and an object of their texts.
 * @param {string} folder
 * @param {string} from how a module imports from the folder
 * @param {string} prefix of the imported names
 */
const byLanguage = (folder, from, prefix) => {
  const files = readdirSync(folder).flatMap((name) => {
    const [, code = '', ending] = /^([a-z]{2})(\.ts)?$/.exec(name) ?? [];
    return code ? [{ code, file: ending ? name : `${name}/index.ts` }] : [];
  });
  const imports = files.map(({ code, file }) => {
    const named = readFileSync(path.join(folder, file), 'utf8').includes(`export const ${code}`);
    return `import { ${named ? code : 'default'} as ${prefix}${code} } from '${from}/${file}';`;
  });
  return { imports, texts: `({ ${files.map(({ code }) => `${code.toUpperCase()}: ${prefix}${code}`).join(', ')} })` };
};

/** @param {string} folder */
const foldersBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
    existsSync(path.join(folder, each, 'en.ts')),
  );

/**
 * SYS-08: the languages of a folder, or of those below it, when the bundle is made, in place of reading it. The imports stand in the
 * first line, so the source map needs no change.
 * @type {import('rolldown').Plugin}
 */
const languages = {
  name: 'languages',
  transform(code, id) {
    const here = path.dirname(id);
    const [call, of = '.'] = CALL.exec(code) ?? [];
    if (call) {
      const { imports, texts } = byLanguage(path.join(here, of), of, 'texts_');
      return { code: `${imports.join(' ')} ${code.replace(call, () => texts)}`, map: null };
    }
    const [below, root = ''] = BELOW.exec(code) ?? [];
    if (!below) return null;
    const found = foldersBelow(path.join(here, root)).map((each, index) => ({
      each,
      ...byLanguage(path.join(here, root, each), `${root}/${each}`, `texts${index}_`),
    }));
    const folders = found.map(({ each, texts }) => `${JSON.stringify(each)}: ${texts}`);
    const imports = found.flatMap((each) => each.imports);
    const answer = `((below) => Promise.resolve(({ ${folders.join(', ')} })[below]))`;
    return { code: `${imports.join(' ')} ${code.replace(below, () => answer)}`, map: null };
  },
};

/**
 * The server loads the demo only when DEMO is on, so no chunk of it may import one of the demo's.
 * @type {import('rolldown').Plugin}
 */
const demoApart = {
  name: 'demo-apart',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.fileName.startsWith('demo/')) continue;
      const demo = chunk.imports.find((file) => file.startsWith('demo/'));
      if (demo) this.error(`${chunk.fileName} imports ${demo}: the server must run without its demo.`);
    }
  },
};

await build({
  cwd: ROOT,
  logLevel: 'warn',
  platform: 'node',
  input: {
    'server/main': 'server/main.ts',
    'server/operator': 'server/cli/main.ts',
    'server/ledger-check': 'server/cli/check-ledger.ts',
    'server/configuration': 'server/config/check.ts',
  },
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  plugins: [ownPlaces, languages, demoApart],
  output: {
    dir: 'dist',
    entryFileNames: '[name].js',
    chunkFileNames: ({ moduleIds }) => `${moduleIds.some(isOfDemo) ? 'demo' : 'server'}/[name].js`,
    sourcemap: true,
  },
});
