import { startIssuer } from '../../support/firebase-issuer.ts';
import { startSite, temporaryData } from '../../support/site-process.ts';

/** One product for the whole run, on data of its own; its address and folder reach the stories by environment. */
export default async () => {
  // One that runs already, with its DATA_DIR as PARLOUR_DATA: for who writes stories.
  if (process.env['PARLOUR_URL']) return undefined;
  const { dataDir, remove } = temporaryData();
  const issuer = await startIssuer();
  const { projectId, apiKey, authDomain, keysUrl } = issuer.config;
  const firebase = {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_KEYS_URL: keysUrl,
  };
  const site = await startSite({ dataDir, env: { RATE_FACTOR: '100', TRUST_PROXY: '1', ...firebase } });
  process.env['PARLOUR_ISSUER'] = new URL(keysUrl).origin;
  process.env['PARLOUR_URL'] = site.url;
  process.env['PARLOUR_DATA'] = dataDir;
  return async () => {
    await site.stop();
    await issuer.close();
    remove();
  };
};
