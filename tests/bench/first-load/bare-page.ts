import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import Fastify from 'fastify';
import { build } from 'vite';

/** Builds the bare React page like Vite's template, and serves it with the product's compression. */
export const serveBarePage = async (): Promise<{ url: string; close(): Promise<void> }> => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'parlour-bare-'));
  await build({
    root: path.join(import.meta.dirname, 'reference'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  });
  const app = Fastify();
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024 });
  await app.register(fastifyStatic, { root: outDir });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async close() {
      await app.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
};
