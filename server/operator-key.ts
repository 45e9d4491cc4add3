import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';

/**
 * The operator's key: the one configured, else the one kept in `<data folder>/operator.key`, drawn at the first call.
 * Server and command line read it alike; the file is readable by its owner alone.
 */
export async function operatorKey(config: Pick<Config, 'dataDir' | 'secrets'>): Promise<string> {
  return config.secrets.operatorKey ?? keptKey(config.dataDir, 'operator.key');
}

/** The key that seals what the database must not tell: configured, or kept in `<data folder>/secrets.key` likewise. */
export async function secretsKey(config: Pick<Config, 'dataDir' | 'secrets'>): Promise<string> {
  return config.secrets.secretsKey ?? keptKey(config.dataDir, 'secrets.key');
}

async function keptKey(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  const kept = await read(file);
  if (kept) return kept;
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // Two nodes may draw at once on the same folder: the first link stands, and both read that one.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await read(file)) ?? '';
}

async function read(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim() || undefined;
}
