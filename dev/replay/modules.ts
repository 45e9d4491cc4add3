const MODULES = import.meta.glob<unknown>([
  '../../src/**/*.{ts,tsx}',
  '!../../src/**/*.d.ts',
  '!../../src/app/main.tsx',
]);

/** Runs a module of the site, as the recorded page did. One that this version does not have creates no units. */
export const loadModule = async (name: string): Promise<void> => {
  await MODULES[`../../${name}`]?.();
};
