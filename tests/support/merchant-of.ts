import type { Database } from '../../server/db/database.ts';

const merchants = new WeakMap<Database, string>();

/** The merchant that helpers mean by default on this database: its file's or, on a database of its own, `parlour`. */
export const merchantOf = (database: Database): string => merchants.get(database) ?? 'parlour';

export const setMerchantOf = (database: Database, merchant: string): void => void merchants.set(database, merchant);
