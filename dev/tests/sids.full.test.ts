import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { streams } from '../traced/bridge.ts';
import { clashes, units } from '../traced/effector.ts';
import { traced } from '../traced/plugin.ts';

// All of the site, with names, as if every page had been opened.
beforeAll(async () => {
  const models = import.meta.glob([
    '../../src/**/*.{ts,tsx}',
    '!../../src/**/*.d.ts',
    '!../../src/app/main.tsx',
    '!../../src/shared/i18n/languages/**',
  ]);
  for (const load of Object.values(models)) await load();
}, 240_000);

const WALLET = path.join(import.meta.dirname, '../../src/entities/wallet/model.ts');

it('gives each unit of the site a sid of its own', () => {
  expect(units.size).toBeGreaterThan(2_000);
  expect(clashes.map(({ name }) => name)).toEqual([]);
});

it('names streams and units by their file and variable', () => {
  expect([...streams]).toContain('entities/wallet/model $balance');
  expect([...streams]).toContain('features/login/firebase/model lock.count');
  const names = [...units.values()].map(({ name }) => name);
  expect(names).toContain('entities/wallet/model $balance.$value');
});

it('gives the same sids in a bundle for the browser', async () => {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [traced()],
    build: { write: false, minify: false, lib: { entry: WALLET, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  const code = output[0]!.output.map((file) => ('code' in file ? file.code : '')).join();
  const inBundle = new Set([...code.matchAll(/\bsid: "([^"]+)"/g)].map(([, sid]) => sid!));
  const parts = [...units.values()]
    .filter(({ name }) => name.startsWith('entities/wallet/model '))
    .flatMap(({ effectorSid }) => effectorSid.split('|'));
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !inBundle.has(part))).toEqual([]);
});
