import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';

/**
 * Returns the operator's key: the configured one, or the one in `<data folder>/operator.key`, generated at the first call.
 * Server and command line use the same function. Only the file's owner can read it.
 */
export async function operatorKey(config: Pick<Config, 'dataDir' | 'secrets'>): Promise<string> {
  return config.secrets.operatorKey ?? keptKey(config.dataDir, 'operator.key');
}

/** Returns the key that encrypts secret columns: configured, or kept in `<data folder>/secrets.key`. */
export async function secretsKey(config: Pick<Config, 'dataDir' | 'secrets'>): Promise<string> {
  return config.secrets.secretsKey ?? keptKey(config.dataDir, 'secrets.key');
}

async function keptKey(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  const kept = await read(file);
  if (kept) return kept;
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // Two nodes may generate a key in the same folder at once. The first link wins, and both read that file.
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
