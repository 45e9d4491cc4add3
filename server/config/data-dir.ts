import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../start/startup-error.ts';

/** Creates the data folder if needed and checks that it is writable. Throws StartupError if it is not. */
export async function prepareDataDir(folder: string): Promise<void> {
  const probe = path.join(folder, `.probe-${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartupError(
      `DATA_DIR: cannot write to ${folder} (${reason}); make it writable, or name another folder, as in DATA_DIR=/path/to/data npm start.`,
    );
  }
}
