import type { Selectable } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../db/database.ts';
import type { AllTables } from '../db/schema.ts';
import type { Fail } from '../http/failure.ts';
import { audit } from './audit.ts';
import { staffActor } from './actor.ts';
import { lockMerchant, requireBrand } from './merchant.ts';

type MethodTable = 'deposit_methods' | 'withdrawal_methods';
type Row<T extends MethodTable> = Selectable<AllTables[T]>;

interface Definition<T extends MethodTable, Settings> {
  table: T;
  /** The audit's name of a change. */
  action: string;
  /** The column of each setting. */
  columns: { readonly [S in keyof Settings]: keyof Row<T> & string };
  /** Puts settings into the form in which they are kept. */
  tidy?: (settings: Settings) => Settings;
  /** Describes settings that contradict one another; undefined if they fit. */
  problemOf: (row: Row<T>) => string | undefined;
}

interface Change<Settings> {
  merchant: string;
  code: string;
  change: { [S in keyof Settings]?: Settings[S] | undefined };
  reason: string;
}

interface NewMethod<Settings> {
  merchant: string;
  code: string;
  provider: string;
  names: { EN?: string | undefined };
  sandbox: boolean;
  position: number;
  settings: Settings;
  reason: string;
}

interface Methods<Settings> {
  currency: string;
  exponent: number;
  list: { code: string; name: string; provider: string; settings: Settings }[];
}

/** What the operator reads and sets of a merchant's payment methods of one direction. */
export const methodSettings = <T extends MethodTable, Settings extends object>({
  table,
  action,
  columns,
  tidy = (settings) => settings,
  problemOf,
}: Definition<T, Settings>) => {
  const fields = Object.entries<keyof Row<T> & string>(columns);
  const settingsOf = (row: Row<T>) =>
    Object.fromEntries(fields.map(([field, column]) => [field, row[column]])) as Settings;
  const rowOf = (settings: object) =>
    Object.fromEntries(fields.map(([field, column]) => [column, settings[field as keyof typeof settings]]));
  // The builders do not support a table that is a type parameter; both tables have the columns that are named here.
  const name = table as 'deposit_methods';

  /** The merchant's methods, disabled ones too, with what the operator can set. */
  const list = async (db: Db | Tx, merchant: string): Promise<Methods<Settings>> => {
    const { currency, exponent } = await requireBrand(db, merchant);
    const rows = await inMerchant(db, merchant)
      .selectFrom(name)
      .selectAll()
      .orderBy('position')
      .orderBy('code')
      .execute();
    return {
      currency,
      exponent,
      list: rows.map((row) => ({
        ...{ code: row.code, name: row.name, provider: row.provider },
        settings: settingsOf(row as unknown as Row<T>),
      })),
    };
  };

  /** Changes a method. What is not named stays. Orders that exist keep their fee. */
  const set = async (
    tx: Tx,
    { merchant, code, change, reason }: Change<Settings>,
    fail: Fail<'method_settings_wrong'>,
  ): Promise<Methods<Settings>> => {
    await lockMerchant(tx, merchant);
    const tables = inMerchant(tx, merchant);
    const row = await tables.selectFrom(name).selectAll().where('code', '=', code).executeTakeFirst();
    if (!row) throw fail('not_found');
    const before = settingsOf(row as unknown as Row<T>);
    const after = tidy({ ...before, ...change });
    const problem = problemOf({ ...(row as unknown as Row<T>), ...rowOf(after) });
    if (problem) throw fail('method_settings_wrong', { details: { problem } });
    await tables.updateTable(name).set(rowOf(after)).where('code', '=', code).execute();
    const [was, is] = [before, after].map((settings) => ({ method: code, ...settings }));
    await audit(tx, { merchant, actor: staffActor(), action, reason, before: was!, after: is! });
    return list(tx, merchant);
  };

  /** Makes a method, or replaces one of the same code. `columns` are those that no setting has. */
  const put = async (
    tx: Tx,
    { merchant, code, provider, names, sandbox, position, settings, reason }: NewMethod<Settings>,
    extra: object,
    fail: Fail<'method_settings_wrong'>,
  ): Promise<Methods<Settings>> => {
    await lockMerchant(tx, merchant);
    const wrong = (problem: string) => fail('method_settings_wrong', { details: { problem } });
    if (names.EN === undefined) throw wrong('no_english_name');
    const row = {
      ...{ code, provider, sandbox, position, name: names.EN, names: jsonb(names) },
      ...extra,
      ...rowOf(tidy(settings)),
    };
    const problem = problemOf({ ...row, merchant } as unknown as Row<T>);
    if (problem) throw wrong(problem);
    const tables = inMerchant(tx, merchant);
    const known = await tables.selectFrom(name).selectAll().where('code', '=', code).executeTakeFirst();
    await (known
      ? tables.updateTable(name).set(row).where('code', '=', code).execute()
      : tables.insertInto(name, row as never).execute());
    await audit(tx, {
      merchant,
      actor: staffActor(),
      action,
      reason,
      before: known ? { method: code, ...settingsOf(known as unknown as Row<T>) } : null,
      after: { method: code, provider, names, ...settings },
    });
    return list(tx, merchant);
  };
  return { list, set, put };
};
