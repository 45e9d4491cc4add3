import { sql } from 'kysely';

/** `42` of `member:42`. The contract has checked the pattern. */
const nameIn = (key: string): string => key.slice(key.indexOf(':') + 1);

// One array parameter: a node may have more subscribed keys than a statement allows parameters.
/** `= anyNumber(keys)`: ids of keys such as `member:42`. A key that is not a number matches no row. */
export const anyNumber = (keys: readonly string[]) =>
  sql<number>`any(${keys.map((key) => Number(nameIn(key))).filter(Number.isSafeInteger)}::bigint[])`;

/** `= anyUuid(keys)`, of keys such as `session:<uuid>`. */
export const anyUuid = (keys: readonly string[]) => sql<string>`any(${keys.map(nameIn)}::uuid[])`;

/** `= anyName(keys)`, of keys such as `pool:grand`. */
export const anyName = (keys: readonly string[]) => sql<string>`any(${keys.map(nameIn)}::text[])`;
