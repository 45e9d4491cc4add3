import { readFileSync } from 'node:fs';

/** The version that is shown in the footer and at `/version` (PP-05). */
export const readVersion = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
};
