import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type PluginOption } from 'vite';

export interface BuiltPages {
  folder: string;
  remove(): void;
}

/** Builds these pages of a folder for production, each from its own HTML file. */
export const buildPages = async (
  root: string,
  names: readonly string[],
  plugins: PluginOption[] = [],
): Promise<BuiltPages> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-pages-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [...plugins, react()],
    resolve: { conditions: ['es2015', ...defaultClientConditions] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      rolldownOptions: { input: names.map((name) => path.join(root, `${name}.html`)) },
    },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
