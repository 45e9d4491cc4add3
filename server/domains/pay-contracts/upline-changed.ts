import { sql } from 'kysely';
import { PAY_KINDS, type PayKind } from '../../../contract/pay-terms.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { lockContracts, tellSides } from './queries.ts';
import { windowNow } from './window-now.ts';

/** Locks the contracts of every kind, in one order. */
export const lockAllContracts = async (tx: Tx, merchant: string): Promise<void> => {
  for (const kind of PAY_KINDS) await lockContracts(tx, merchant, kind);
};

/**
 * Ends an agent's contracts with its upline, or with the merchant, with the running window of each kind, because it moves to
 * another upline. Requests are withdrawn. Returns how many contracts and requests there were.
 */
export const endWithUpline = async (tx: Tx, { merchant, id }: MemberRow): Promise<number> => {
  let ended = 0;
  for (const kind of PAY_KINDS) ended += await endKind(tx, merchant, kind, id);
  return ended;
};

const endKind = async (tx: Tx, merchant: string, kind: PayKind, id: number): Promise<number> => {
  const at = new Date((await windowNow(tx, merchant, kind)).endMs);
  const contracts = () =>
    inMerchant(tx, merchant).updateTable('pay_contracts').where('downline', '=', id).where('kind', '=', kind);
  const withdrawn = await contracts()
    .set({ state: 'withdrawn', end_reason: 'upline_changed' })
    .where('state', '=', 'requested')
    .returningAll()
    .execute();
  // One that has not begun never does.
  const ended = await contracts()
    .set({
      state: 'terminated',
      end_reason: 'upline_changed',
      until_at: sql<Date>`greatest(from_at, least(coalesce(until_at, ${at}), ${at}))`,
    })
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['active', 'ending']),
        eb.and([eb('state', '=', 'terminated'), eb('until_at', '>', at)]),
      ]),
    )
    .returningAll()
    .execute();
  for (const contract of [...withdrawn, ...ended]) await tellSides(tx, merchant, contract);
  return withdrawn.length + ended.length;
};
