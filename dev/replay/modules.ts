import { units } from '../traced/effector.ts';
import type { Known } from '../traced/tap.ts';

const MODULES = import.meta.glob<Record<string, unknown>>([
  '../../src/**/*.{ts,tsx}',
  '!../../src/**/*.d.ts',
  '!../../src/app/main.tsx',
]);
const ran = new Map<string, Record<string, unknown>>();

/** Runs a module of the site, as the recorded page did. One that this version does not have creates no units. */
export const loadModule = async (name: string): Promise<void> => {
  const module = await MODULES[`../../${name}`]?.();
  if (module) ran.set(name, module);
};

/** Functions that create units when a view asks for them, by the names of those units. */
const ON_DEMAND = [
  { units: /^pages\/home\/categories list\((\w+)\)/, file: 'src/pages/home/categories.ts', by: 'categoryOf' },
];

/** A unit of the recording in this version; undefined if it has none of that name. */
export const findUnit = (name: string): Known | undefined => {
  for (const { units: names, file, by } of ON_DEMAND) {
    const [, key] = names.exec(name) ?? [];
    const create = ran.get(file)?.[by];
    if (key !== undefined && typeof create === 'function') (create as (key: string) => unknown)(key);
  }
  return units.get(name);
};
