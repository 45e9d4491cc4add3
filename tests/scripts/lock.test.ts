import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}
const file = path.resolve(import.meta.dirname, '../../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };
/** Of the registry: the parts of this repository are links to their folders. */
const locked = Object.entries(packages).filter(([where, { link }]) => where.includes('node_modules/') && !link);

it('every locked package has an integrity hash', () => {
  const without = locked.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([where]) => where);
  expect(locked.length).toBeGreaterThan(500);
  expect(without).toEqual([]);
});

it('the lock file contains no registry URL', () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([where]) => where)).toEqual([]);
});

it('the lock file contains the builds of a package for every platform', () => {
  const missing = Object.entries(packages).flatMap(([where, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${where}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
