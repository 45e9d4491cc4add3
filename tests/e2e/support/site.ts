import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mmdbOf } from '../../support/mmdb.ts';
import { startSite, temporaryData } from '../../support/site-process.ts';
import { ABROAD } from './abroad.ts';

/** A site that the tests started, with its data; `kill` works like a crash. */
export interface ScenarioSite {
  url: string;
  dataDir: string;
  kill(): Promise<void>;
  /** On the same port, with the same data. */
  startAgain(): Promise<void>;
  /** Stops it, and deletes its data. */
  stop(): Promise<void>;
}

/** A site for the tests with its own data; `firebase` holds its variables. */
export const startScenarioSite = async (firebase: Record<string, string>): Promise<ScenarioSite> => {
  const { dataDir, remove } = temporaryData();
  // Country of an address; a test writes its own address into the proxy's header.
  const countries = path.join(dataDir, 'countries.mmdb');
  writeFileSync(countries, mmdbOf({ [`${ABROAD.address}/32`]: ABROAD.country }));
  const env = {
    RATE_FACTOR: '100',
    // The captcha's proof of work is the same, but smaller.
    CAPTCHA_WORK: '6',
    TRUST_PROXY: '1',
    // A test places the bets that it needs (`operator demo-bet`); there is no other traffic.
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
