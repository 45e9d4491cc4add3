import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { withMerchant } from '../../db/scope.ts';
import type { BaseContext } from '../../app/base-context.ts';

/** The caller, identified by the signing key. A vendor belongs to one merchant. */
export interface VendorCaller {
  merchant: string;
  vendor: string;
  keyId: string;
}
export interface Incident {
  kind: string;
  memberId: number | null;
  details: object;
}
/** Context of a vendor's call inside its transaction. */
export interface CallContext extends VendorCaller {
  ctx: BaseContext;
  tx: Tx;
  /** Records an incident for an operator; kept even if the call's transaction rolls back. */
  incident(incident: Incident): void;
}

const ATTEMPTS = 5;
/** Unique violation, serialization failure, deadlock, and a ledger account or transaction written by a concurrent call. */
const RACES = ['23505', '40001', '40P01', 'PL010'];

/** Thrown to roll back a call's transaction and return this answer. */
export class RollbackWith<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super('undone');
    this.answer = answer;
  }
}

/** Runs a call in one transaction. A call that lost a race is repeated and then sees what the other wrote. */
export const inVendorTransaction = <T>(
  ctx: BaseContext,
  caller: VendorCaller,
  work: (call: CallContext) => Promise<T>,
): Promise<T> => withMerchant(caller.merchant, () => untilWon(ctx, caller, work));

const untilWon = async <T>(
  ctx: BaseContext,
  caller: VendorCaller,
  work: (call: CallContext) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    const incidents: Incident[] = [];
    try {
      return await ctx.database.transact(async (tx) => {
        const result = await work({ ...caller, ctx, tx, incident: (incident) => void incidents.push(incident) });
        await record(tx, caller, incidents);
        return result;
      });
    } catch (error) {
      if (error instanceof RollbackWith) {
        await ctx.database.transact((tx) => record(tx, caller, incidents));
        return error.answer as T;
      }
      if (attempt >= ATTEMPTS || !RACES.includes((error as { code?: string }).code ?? '')) throw error;
    }
  }
};

const record = async (tx: Tx, { merchant, vendor }: VendorCaller, incidents: Incident[]): Promise<void> => {
  if (incidents.length === 0) return;
  const rows = incidents.map(({ kind, memberId, details }) => ({
    kind,
    member_id: memberId,
    details: jsonb({ vendor, ...details }),
  }));
  await inMerchant(tx, merchant).insertInto('incidents', rows).execute();
};

/** Locks the wallets of several players, in id order, before the first of their calls. */
export const lockWallets = async ({ tx, merchant }: CallContext, members: number[]): Promise<void> => {
  await sql`select vendor_lock(${merchant}, ${members}::bigint[])`.execute(tx);
};
