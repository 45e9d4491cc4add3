import { npm } from './packages.mjs';
import { say } from './terminal.mjs';

/** What runs a program of Firebase's own tools by npm; 240 MB that no other part needs, so they live in npm's cache alone. */
export const FIREBASE = [
  'exec',
  '--yes',
  '--prefer-offline',
  '--fetch-retries=1',
  // Nothing that it would compile is needed for this.
  '--ignore-scripts',
  '--loglevel=error',
  '--package=firebase-tools@15.34.2',
  '--',
  'firebase',
];

/**
 * Fetches Firebase's Auth emulator where it is not there yet.
 * @returns {Promise<boolean>} whether it can be started
 */
export async function ensureEmulator() {
  say('Firebase’s own Auth emulator, for the stories of its log-ins; the first time npm fetches 240 MB.');
  if ((await npm([...FIREBASE, '--version'])) === 0) return true;
  say('It could not be fetched; its stories are skipped. The others sign tokens as Firebase does.');
  return false;
}
