import { startIssuer } from '../../support/firebase-issuer.ts';
import { startEmulator } from './emulator-process.ts';
import { startStoriesSite } from './site.ts';

/** What all stories share: its addresses reach them by environment. Stories that change a site have another one (`story.ts`). */
export default async () => {
  // One that runs already, with its DATA_DIR as PARLOUR_DATA: for who writes stories.
  if (process.env['PARLOUR_URL']) return undefined;
  const issuer = await startIssuer();
  // It starts beside the first stories; its own wait for it.
  const emulator = process.env['FIREBASE_EMULATOR'] ? await startEmulator() : undefined;
  const { projectId, apiKey, authDomain, keysUrl } = issuer.config;
  const firebase = {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_KEYS_URL: keysUrl,
  };
  const site = await startStoriesSite(firebase);
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
