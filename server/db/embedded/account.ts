import { statSync } from 'node:fs';

/** A system user, as `spawn` takes it. */
export interface Account {
  uid: number;
  gid: number;
}

/** initdb needs a user with a name: `nobody` on Linux; `daemon` on macOS, where the id of `nobody` is negative. */
const UNPRIVILEGED: Account = process.platform === 'darwin' ? { uid: 1, gid: 1 } : { uid: 65534, gid: 65534 };

/**
 * Returns the user that runs PostgreSQL. Undefined: the current user. PostgreSQL refuses to run as root, so for root it is
 * the folder's owner or an unprivileged user.
 */
export function accountFor(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : UNPRIVILEGED;
}
