import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defineConfig, type Plugin } from 'vite';

const studio = path.dirname(fileURLToPath(import.meta.url));
const client = path.join(studio, 'client');
const out = path.join(studio, '../dist/studio');

/** Builds the game's client: `vite build -c studio/vite.config.ts`, into dist/studio, served under /studio/. */
export default defineConfig({
  root: client,
  base: '/studio/',
  publicDir: false,
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    // Pictures stay separate files: inlined, they would be repeated in every language's script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  plugins: [verifierPage()],
});

/** Builds verify.html as one file without requests, so that it can be saved and used offline. */
function verifierPage(): Plugin {
  return {
    name: 'studio-verifier',
    apply: 'build',
    async closeBundle() {
      const result = await build({
        configFile: false,
        root: client,
        publicDir: false,
        logLevel: 'warn',
        plugins: [fewLanguages()],
        build: {
          write: false,
          target: 'es2022',
          cssCodeSplit: false,
          modulePreload: { polyfill: false },
          rollupOptions: { input: path.join(client, 'verify.ts'), output: { codeSplitting: false } },
        },
      });
      const { output } = Array.isArray(result) ? (result[0] ?? never()) : 'output' in result ? result : never();
      const script = output.find((file) => file.type === 'chunk')?.code ?? never();
      const style = output.find((file) => file.fileName.endsWith('.css'));
      if (style?.type !== 'asset') never();
      const html = await readFile(path.join(client, 'verify.html'), 'utf8');
      // Replacement functions, because a script may contain patterns such as `$&` that `replace` would expand.
      const page = html
        .replace('</head>', () => `  <style>${String(style?.source)}</style>\n  </head>`)
        .replace(
          '</body>',
          () => `  <script type="module">${script.replaceAll('</script', '<\\/script')}</script>\n  </body>`,
        );
      await writeFile(path.join(out, 'verify.html'), page);
    },
  };
}

/**
 * The verifier has its own texts and the names of titles in every language. What families say of a state is in these languages, and in
 * English for others: in all of them the file would have several megabytes.
 */
function fewLanguages(): Plugin {
  return {
    name: 'studio-few-languages',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/client/verify.ts') ? null : code.replaceAll("/??.ts'", "/{cn,ar}.ts'")),
  };
}

function never(): never {
  throw new Error('the verifier was not built as one script and one style');
}
