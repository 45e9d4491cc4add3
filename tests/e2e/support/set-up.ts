import { startIssuer } from '../../support/firebase-issuer.ts';
import { startEmulator } from './emulator-process.ts';
import { startScenarioSite } from './site.ts';

/**
 * Starts what all tests share, and passes its addresses by environment variables. Tests that change a site have another one
 * (`story.ts`).
 */
export default async () => {
  // A site that already runs, with its DATA_DIR as PARLOUR_DATA: for writing tests.
  if (process.env['PARLOUR_URL']) return undefined;
  const issuer = await startIssuer();
  // It starts in parallel with the first tests; the tests that need it wait for it.
  const emulator = process.env['FIREBASE_EMULATOR'] ? await startEmulator() : undefined;
  const { projectId, apiKey, authDomain, keysUrl } = issuer.config;
  const firebase = {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_KEYS_URL: keysUrl,
  };
  const site = await startScenarioSite(firebase);
  if (emulator) process.env['TEST_FIREBASE_EMULATOR'] = emulator.address;
  process.env['PARLOUR_ISSUER'] = new URL(keysUrl).origin;
  process.env['PARLOUR_FIREBASE'] = JSON.stringify(firebase);
  process.env['PARLOUR_URL'] = site.url;
  process.env['PARLOUR_DATA'] = site.dataDir;
  return async () => {
    await site.stop();
    await issuer.close();
    emulator?.stop();
  };
};
