import { loadConfig } from './config.ts';
import { prepareDataDir } from './data-dir.ts';

/** What `npm start` checks before it builds the site. The server reads the configuration again. Throws StartupError. */
export const checkConfiguration = async (): Promise<void> => {
  const { dataDir } = loadConfig(process.env, process.argv.slice(2));
  await prepareDataDir(dataDir);
};
