/** Runs all modules of the site that create units, as if every page had been opened. */
export const loadModels = async (): Promise<void> => {
  const models = import.meta.glob([
    '../../src/**/*.{ts,tsx}',
    '!../../src/**/*.d.ts',
    '!../../src/app/main.tsx',
    '!../../src/shared/i18n/languages/**',
  ]);
  for (const load of Object.values(models)) await load();
};
