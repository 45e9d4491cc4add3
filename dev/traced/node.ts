import path from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { traced } from './plugin.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** Runs modules of the traced site in Node. Paths are given from the project's folder. */
export const openRunner = async () => {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [traced()],
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    // React's router has no build that Node's modules can import by name.
    ssr: { noExternal: ['react-router', 'react-router-dom'] },
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  return {
    run: <M>(file: string): Promise<M> => runner.import(path.join(ROOT, file)),
    async close() {
      await runner.close();
      await server.close();
    },
  };
};
