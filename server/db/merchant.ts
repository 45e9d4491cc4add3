import type {
  DeleteQueryBuilder,
  DeleteResult,
  Insertable,
  InsertQueryBuilder,
  InsertResult,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely';
import { everyMerchant, type Db, type Tx } from './database.ts';
import type { AllTables, MerchantTables } from './schema.ts';

type MerchantTable = keyof MerchantTables;
/** A row to insert. jsonb columns also take `jsonb(…)`; `inMerchant` sets the merchant. */
export type MerchantRow<T extends MerchantTable> = Omit<Insertable<MerchantTables[T]>, 'merchant'>;

/** Queries of one merchant: every select, update and delete filters by the merchant, every insert sets it. */
export const inMerchant = (db: Db | Tx, merchant: string) => {
  /* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access */
  // The builders' generics do not support a table name that is a type parameter. This file's tests check the casts.
  const all = everyMerchant(db) as any;
  return {
    merchant,
    selectFrom: <T extends MerchantTable>(table: T) =>
      all.selectFrom(table).where(`${table}.merchant`, '=', merchant) as SelectQueryBuilder<AllTables, T, {}>,
    updateTable: <T extends MerchantTable>(table: T) =>
      all.updateTable(table).where(`${table}.merchant`, '=', merchant) as UpdateQueryBuilder<
        AllTables,
        T,
        T,
        UpdateResult
      >,
    deleteFrom: <T extends MerchantTable>(table: T) =>
      all.deleteFrom(table).where(`${table}.merchant`, '=', merchant) as DeleteQueryBuilder<AllTables, T, DeleteResult>,
    insertInto: <T extends MerchantTable>(table: T, rows: MerchantRow<T> | readonly MerchantRow<T>[]) =>
      all
        .insertInto(table)
        .values(
          (Array.isArray(rows) ? rows : [rows]).map((row: object) => ({ ...row, merchant })),
        ) as InsertQueryBuilder<AllTables, T, InsertResult>,
  };
};
