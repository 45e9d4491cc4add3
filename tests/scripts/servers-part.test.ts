import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutServersPart } from '../../vite.config.ts';

const FOLDER = new URL('../../contract/', import.meta.url);
const MODULES = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));

it.each(MODULES)('the page keeps every endpoint of %s, and no text for the documentation', async (name) => {
  const code = readFileSync(new URL(name, FOLDER), 'utf8');
  const kept = (await withoutServersPart(code)).toString();
  const paths = (text: string) => text.match(/\bpath: ['`][^'`]+['`]/g) ?? [];
  expect(paths(kept)).toEqual(paths(code));
  expect(kept).not.toMatch(/^ {4}summary:/m);
});
