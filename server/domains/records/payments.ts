import { LIMITS } from '../../../contract/limits.ts';
import type { Language, Millis } from '../../../contract/primitives.ts';
import type {
  Payment,
  PaymentRecord,
  PaymentKind,
  PaymentReference,
  PaymentState,
  PaymentTotals,
} from '../../../contract/payment-records.ts';
import type { Database, Tx } from '../../db/database.ts';
import { commonFailure } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { findOwn, withdrawalRecord, withdrawalTotals } from '../withdrawals/index.ts';
import { depositRecord, depositTotals, findDeposit, toDeposit } from '../deposits/index.ts';
import type { Period } from './period.ts';

/** Payments read at once for a download. */
const PART = 2_000;

export interface PaymentSelection {
  kind: PaymentKind;
  period?: Period | undefined;
  /** One of the kind's own states. */
  state?: PaymentState | undefined;
  /** The last payment that the caller has. */
  before?: string | undefined;
}

const rowsOf = (
  tx: Tx,
  member: MemberRow,
  language: Language,
  { kind, state, ...selection }: PaymentSelection,
  limit: number,
): Promise<PaymentRecord[]> =>
  kind === 'deposit'
    ? depositRecord(tx, member, language, { ...selection, state: state as never, limit })
    : withdrawalRecord(tx, member, language, { ...selection, state: state as never, limit });

/** One page of a member's deposits or withdrawals, newest first, and with the first page the totals of the selection. */
export const paymentPage = async (
  tx: Tx,
  member: MemberRow,
  language: Language,
  selection: PaymentSelection,
): Promise<{ list: PaymentRecord[]; hasMore: boolean; totals: PaymentTotals | null }> => {
  const rows = await rowsOf(tx, member, language, selection, LIMITS.listPageSize + 1);
  const { kind, period, before } = selection;
  const totalsOf = kind === 'deposit' ? depositTotals : withdrawalTotals;
  return {
    list: rows.slice(0, LIMITS.listPageSize),
    hasMore: rows.length > LIMITS.listPageSize,
    totals: before === undefined ? await totalsOf(tx, member, { period, state: selection.state as never }) : null,
  };
};

/** Every payment of a selection, newest first, in parts. Each part is read as of its own moment. */
export async function* allPayments(
  database: Database,
  member: MemberRow,
  language: Language,
  selection: PaymentSelection,
): AsyncGenerator<PaymentRecord[]> {
  let before: string | undefined;
  for (let read = PART; read === PART;) {
    const rows = await database.readSnapshot((tx) => rowsOf(tx, member, language, { ...selection, before }, PART));
    if (rows.length > 0) yield rows;
    read = rows.length;
    before = rows.at(-1)?.id;
  }
}

/** One payment of the member with its timeline. Throws `not_found`. */
export const paymentOf = async (
  { db }: Database,
  member: MemberRow,
  language: Language,
  { kind, id }: PaymentReference,
  now: Millis,
): Promise<Payment> => {
  if (kind === 'withdrawal') return { deposit: null, withdrawal: await findOwn(db, { member, language }, id, now) };
  const found = await findDeposit(db, { merchant: member.merchant, memberId: member.id, depositId: id });
  if (!found) throw commonFailure('not_found');
  return { deposit: toDeposit(found, language, now), withdrawal: null };
};
