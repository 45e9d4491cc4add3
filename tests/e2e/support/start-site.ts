import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startIssuer } from '../../support/firebase-issuer.ts';
import { mmdbOf } from '../../support/mmdb.ts';
import { startSite, temporaryData } from '../../support/site-process.ts';
import { ABROAD } from './abroad.ts';
import { startEmulator } from './emulator-process.ts';

/** One product for the whole run, on data of its own; its address and folder reach the stories by environment. */
export default async () => {
  // One that runs already, with its DATA_DIR as PARLOUR_DATA: for who writes stories.
  if (process.env['PARLOUR_URL']) return undefined;
  const { dataDir, remove } = temporaryData();
  const issuer = await startIssuer();
  const emulator = process.env['FIREBASE_EMULATOR'] ? await startEmulator() : undefined;
  const { projectId, apiKey, authDomain, keysUrl } = issuer.config;
  const firebase = {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_KEYS_URL: keysUrl,
  };
  // Which country an address is of; a story writes its own into the proxy's header.
  const countries = path.join(dataDir, 'countries.mmdb');
  writeFileSync(countries, mmdbOf({ [`${ABROAD.address}/32`]: ABROAD.country }));
  const site = await startSite({
    dataDir,
    env: { RATE_FACTOR: '100', TRUST_PROXY: '1', GEOIP_DATABASE: countries, ...firebase },
  });
  if (emulator) process.env['TEST_FIREBASE_EMULATOR'] = emulator.address;
  process.env['PARLOUR_ISSUER'] = new URL(keysUrl).origin;
  process.env['PARLOUR_URL'] = site.url;
  process.env['PARLOUR_DATA'] = dataDir;
  return async () => {
    await site.stop();
    await issuer.close();
    emulator?.stop();
    remove();
  };
};
