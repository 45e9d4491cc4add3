import { startSite, temporaryData } from '../../support/site-process.ts';

/** One product for the whole run, on data of its own; its address and folder reach the stories by environment. */
export default async () => {
  // One that runs already, with its DATA_DIR as PARLOUR_DATA: for who writes stories.
  if (process.env['PARLOUR_URL']) return undefined;
  const { dataDir, remove } = temporaryData();
  const site = await startSite({ dataDir, env: { RATE_FACTOR: '100', TRUST_PROXY: '1' } });
  process.env['PARLOUR_URL'] = site.url;
  process.env['PARLOUR_DATA'] = dataDir;
  return async () => {
    await site.stop();
    remove();
  };
};
