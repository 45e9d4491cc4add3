import type { CommandSet } from '../operator/command-line.ts';
import { StartupError } from './startup-error.ts';

/** The demo's part of the server. */
export type Demo = typeof import('../demo/index.ts');

/** A production image has no file of the demo. A missing package of the demo is another error. */
const isAbsent = (error: unknown): boolean => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ERR_MODULE_NOT_FOUND' && /^Cannot find module '[^']*[\\/]demo[\\/]/.test(message);
};
const orUndefined = (error: unknown): undefined => {
  if (!isAbsent(error)) throw error;
};

/** Loads the demo. Throws StartupError in an installation without it. */
export const loadDemo = async (): Promise<Demo> => {
  const demo = await import('../demo/index.ts').catch(orUndefined);
  if (demo) return demo;
  throw new StartupError('DEMO is on, but must be off: this installation was made without the demo.');
};

/** The demo's operator commands; undefined in an installation without the demo. */
export const loadDemoCommands = async (): Promise<CommandSet | undefined> =>
  (await import('../demo/cli.ts').catch(orUndefined))?.demoCommands;

/** The demo's check of the ledger; undefined in an installation without the demo. */
export const loadDemoCheck = async () => (await import('../demo/valid-stakes.ts').catch(orUndefined))?.withValidStakes;
