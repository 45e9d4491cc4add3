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
import { everyBrand, type Db, type Tx } from './database.ts';
import type { AllTables, BrandTables } from './schema.ts';

type BrandTable = keyof BrandTables;
/** A row to insert: jsonb columns also take `jsonb(…)`; the merchant is set here. */
export type BrandRow<T extends BrandTable> = Omit<Insertable<BrandTables[T]>, 'merchant'>;

/** Queries of one brand: every select, update and delete is bound to its merchant, every insert is stamped with it. */
export const inBrand = (db: Db | Tx, merchant: string) => {
  /* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access */
  // The builders' generics do not follow a table name that is itself a type parameter; the casts are checked by the tests of this file.
  const all = everyBrand(db) as any;
  return {
    merchant,
    selectFrom: <T extends BrandTable>(table: T) =>
      all.selectFrom(table).where(`${table}.merchant`, '=', merchant) as SelectQueryBuilder<AllTables, T, {}>,
    updateTable: <T extends BrandTable>(table: T) =>
      all.updateTable(table).where(`${table}.merchant`, '=', merchant) as UpdateQueryBuilder<
        AllTables,
        T,
        T,
        UpdateResult
      >,
    deleteFrom: <T extends BrandTable>(table: T) =>
      all.deleteFrom(table).where(`${table}.merchant`, '=', merchant) as DeleteQueryBuilder<AllTables, T, DeleteResult>,
    insertInto: <T extends BrandTable>(table: T, rows: BrandRow<T> | readonly BrandRow<T>[]) =>
      all
        .insertInto(table)
        .values(
          (Array.isArray(rows) ? rows : [rows]).map((row: object) => ({ ...row, merchant })),
        ) as InsertQueryBuilder<AllTables, T, InsertResult>,
  };
};
