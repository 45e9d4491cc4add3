import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mmdbOf } from '../../support/mmdb.ts';
import { startSite, temporaryData } from '../../support/site-process.ts';
import { ABROAD } from './abroad.ts';

/** A product of the stories' own, on data of its own; `firebase` as its variables are. */
export const startStoriesSite = async (
  firebase: Record<string, string>,
  env: Record<string, string> = {},
): Promise<{ url: string; dataDir: string; stop(): Promise<void> }> => {
  const { dataDir, remove } = temporaryData();
  // Which country an address is of; a story writes its own into the proxy's header.
  const countries = path.join(dataDir, 'countries.mmdb');
  writeFileSync(countries, mmdbOf({ [`${ABROAD.address}/32`]: ABROAD.country }));
  const site = await startSite({
    dataDir,
    env: {
      RATE_FACTOR: '100',
      // The work of the human check is the same, and less of it.
      HUMAN_WORK: '6',
      TRUST_PROXY: '1',
      GEOIP_DATABASE: countries,
      ...firebase,
      ...env,
    },
  });
  return {
    url: site.url,
    dataDir,
    stop: async () => {
      await site.stop();
      remove();
    },
  };
};
