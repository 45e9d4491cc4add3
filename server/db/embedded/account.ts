import { statSync } from 'node:fs';

/** A user of the system, in the form that `spawn` takes. */
export interface Account {
  uid: number;
  gid: number;
}

/** initdb wants a user that has a name: `nobody` on Linux; on macOS, whose `nobody` is negative, `daemon`. */
const UNPRIVILEGED: Account = process.platform === 'darwin' ? { uid: 1, gid: 1 } : { uid: 65534, gid: 65534 };

/** Whom PostgreSQL runs as: undefined is ourselves; for root, who PostgreSQL refuses, the folder's owner or one without rights. */
export function accountFor(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : UNPRIVILEGED;
}
