import { sql, type Selectable } from 'kysely';
import type { Language, Millis } from '../../../contract/primitives.ts';
import type { Deposit, DepositMethod } from '../../../contract/wallet.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { DepositMethodsTable } from '../../db/schema.ts';
import type { MemberCall } from '../../http/route.ts';
import type { Merchant } from '../../http/viewer.ts';
import { inLanguage, nameIn, type Texts } from '../site/index.ts';
import { announceDeposits } from '../wallet/index.ts';
import { toDeposit, type DepositRow, type NamedDeposit } from './to-deposit.ts';

export type MethodRow = Selectable<DepositMethodsTable>;

const methods = (db: Db | Tx, merchant: string) =>
  inMerchant(db, merchant)
    .selectFrom('deposit_methods')
    .selectAll()
    .where('enabled', '=', true)
    // A merchant that has closed takes no more money.
    .where(
      sql<boolean>`exists (select from merchants m where m.code = deposit_methods.merchant and m.closed_at is null)`,
    );

export const methodsOf = async (db: Db, { code, brand }: Merchant, language: Language): Promise<DepositMethod[]> =>
  (await methods(db, code).orderBy('position').orderBy('code').execute()).map((row) => ({
    code: row.code,
    name: nameIn(row, language),
    minimum: minOf(row),
    maximum: row.maximum,
    fee: row.fee,
    // An operator may have raised the fee above a preset.
    presets: row.presets.filter((amount) => amount >= minOf(row)),
    currency: brand.currency,
    exponent: brand.exponent,
    instructions: inLanguage(row.instructions as Texts, language) ?? '',
    sandbox: row.sandbox,
  }));

/** The least deposit: always above zero after its fee. */
export const minOf = ({ minimum, fee }: Pick<MethodRow, 'minimum' | 'fee'>): number => Math.max(minimum, fee + 1);

export const findMethod = async (db: Db | Tx, merchant: string, code: string): Promise<MethodRow | undefined> =>
  methods(db, merchant).where('code', '=', code).executeTakeFirst();

const named = (db: Db | Tx, merchant: string, memberId: number) =>
  inMerchant(db, merchant)
    .selectFrom('deposits')
    .innerJoin('deposit_methods', (join) =>
      join
        .onRef('deposit_methods.merchant', '=', 'deposits.merchant')
        .onRef('deposit_methods.code', '=', 'deposits.method'),
    )
    .where('deposits.member_id', '=', memberId)
    .selectAll('deposits')
    .select(['deposit_methods.name as method_name', 'deposit_methods.names as method_names']);

/** Finds one of a member's own deposits by its id. */
export const findDeposit = async (
  db: Db,
  { merchant, memberId, depositId }: { merchant: string; memberId: number; depositId: string },
): Promise<NamedDeposit | undefined> =>
  named(db, merchant, memberId).where('deposits.id', '=', depositId).executeTakeFirst();

/** Finds the deposit that was opened with this key. */
export const findOpened = async (
  db: Db,
  { merchant, memberId, idempotencyKey }: { merchant: string; memberId: number; idempotencyKey: string },
): Promise<NamedDeposit | undefined> =>
  named(db, merchant, memberId).where('deposits.idempotency_key', '=', idempotencyKey).executeTakeFirst();

/** Deposits listed; older ones are in the record. */
const SHOWN = 50;

export const depositsOf = async (
  db: Db,
  { member, language }: Pick<MemberCall, 'member' | 'language'>,
  now: Millis,
): Promise<Deposit[]> => {
  const rows: NamedDeposit[] = await named(db, member.merchant, member.id)
    .orderBy('deposits.created_at', 'desc')
    .orderBy('deposits.id')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => toDeposit(row, language, now));
};

/** Returns one deposit, locked until the transaction ends. */
export const lockDeposit = async (tx: Tx, merchant: string, id: string): Promise<DepositRow | undefined> =>
  inMerchant(tx, merchant).selectFrom('deposits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Sets a deposit's state; the caller holds its lock. */
export const setState = async (
  tx: Tx,
  deposit: DepositRow,
  state: Deposit['state'],
  set: { reason?: string; ledger_transaction_id?: number; settled?: number } = {},
): Promise<void> => {
  await inMerchant(tx, deposit.merchant)
    .updateTable('deposits')
    .set({ state, ...set, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', deposit.id)
    .execute();
  await announceDeposits(tx, deposit.merchant, deposit.member_id);
};
