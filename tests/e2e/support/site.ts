import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mmdbOf } from '../../support/mmdb.ts';
import { startSite, temporaryData } from '../../support/site-process.ts';
import { ABROAD } from './abroad.ts';

/** A site that the stories started, with its data; `kill` as a crash would. */
export interface StoriesSite {
  url: string;
  dataDir: string;
  kill(): Promise<void>;
  /** On the same port, with the same data. */
  startAgain(): Promise<void>;
  /** Ends it, and its data with it. */
  stop(): Promise<void>;
}

/** A product of the stories' own, on data of its own; `firebase` as its variables are. */
export const startStoriesSite = async (firebase: Record<string, string>): Promise<StoriesSite> => {
  const { dataDir, remove } = temporaryData();
  // Which country an address is of; a story writes its own into the proxy's header.
  const countries = path.join(dataDir, 'countries.mmdb');
  writeFileSync(countries, mmdbOf({ [`${ABROAD.address}/32`]: ABROAD.country }));
  const env = {
    RATE_FACTOR: '100',
    // The work of the human check is the same, and less of it.
    CAPTCHA_WORK: '6',
    TRUST_PROXY: '1',
    // A story asks for the bets that it needs (`operator demo-bet`): nothing else moves.
    DEMO_TRAFFIC: 'off',
    GEOIP_DATABASE: countries,
    ...firebase,
  };
  let site = await startSite({ dataDir, env });
  return {
    url: site.url,
    dataDir,
    kill: () => site.kill(),
    startAgain: async () => {
      site = await startSite({ dataDir, port: site.port, env });
    },
    stop: async () => {
      await site.stop();
      remove();
    },
  };
};
