import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's folder in memory. */
const IN_MEMORY = '/dev/shm';
/** More than all databases of a run need. */
const ROOM_BYTES = 6 * 2 ** 30;

/**
 * Folder for test data, in memory if there is room. A database is a thousand files, and for each new file ext4 skips every file
 * deleted within the last five seconds, which costs a quarter of the processor time of a run.
 */
export const quickFolder = (): string => {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
};
