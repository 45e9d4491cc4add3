import { sql } from 'kysely';

/** `42` of `member:42`; the contract's pattern has been checked. */
const nameIn = (key: string): string => key.slice(key.indexOf(':') + 1);

// One array, not a parameter each: a node may watch more keys than a statement takes parameters.
/** `= anyNumber(keys)`: ids of keys such as `member:42`; what is not a number names no row. */
export const anyNumber = (keys: readonly string[]) =>
  sql<number>`any(${keys.map((key) => Number(nameIn(key))).filter(Number.isSafeInteger)}::bigint[])`;

/** `= anyUuid(keys)`, of keys such as `session:<uuid>`. */
export const anyUuid = (keys: readonly string[]) => sql<string>`any(${keys.map(nameIn)}::uuid[])`;

/** `= anyName(keys)`, of keys such as `pool:grand`. */
export const anyName = (keys: readonly string[]) => sql<string>`any(${keys.map(nameIn)}::text[])`;
