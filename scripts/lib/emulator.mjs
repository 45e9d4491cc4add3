import { npm } from './packages.mjs';
import { say } from './terminal.mjs';

/** npm arguments that run a program of Firebase's tools; 240 MB that no other part needs, so they stay in npm's cache only. */
export const FIREBASE = [
  'exec',
  '--yes',
  '--prefer-offline',
  '--fetch-retries=1',
  // This use needs none of the packages' install scripts.
  '--ignore-scripts',
  '--loglevel=error',
  '--package=firebase-tools@15.34.2',
  '--',
  'firebase',
];

/**
 * Downloads Firebase's Auth emulator where it is missing.
 * @returns {Promise<boolean>} whether it can be started
 */
export async function ensureEmulator() {
  say('Firebase’s own Auth emulator, for the stories of its log-ins; the first time npm fetches 240 MB.');
  if ((await npm([...FIREBASE, '--version'])) === 0) return true;
  say('It could not be fetched; its stories are skipped. The others sign tokens as Firebase does.');
  return false;
}
