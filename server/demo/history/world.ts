import type { Millis } from '../../../contract/primitives.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { Tx } from '../../db/database.ts';
import type { FailureKey } from '../../../contract/failures.ts';
import { anyFailure } from '../../http/failure.ts';
import type { MoneyCall } from '../../http/route.ts';
import type { MemberRow, Merchant } from '../../http/viewer.ts';
import type { Agenda } from './agenda.ts';
import { uuidOf } from './random.ts';

/** What the steps of the history share. */
export interface World {
  /** Its database and clock are those of the history's transaction. */
  ctx: BaseContext;
  tx: Tx;
  merchant: Merchant;
  members: ReadonlyMap<number, MemberRow>;
  agenda: Agenda;
  nowMs: () => Millis;
}

/** The call that the member would have made. `key` is unique among the history's calls. */
export const callOf = ({ ctx, merchant, members }: World, memberId: number, key: string) =>
  ({
    merchant,
    log: ctx.log,
    fail: anyFailure,
    member: members.get(memberId)!,
    language: merchant.brand.defaultLanguage,
    idempotencyKey: uuidOf(`history ${key}`),
  }) as MoneyCall<FailureKey>;

/** A context whose every transaction is the history's. */
export const contextIn = (ctx: BaseContext, tx: Tx, now: () => Millis): BaseContext => ({
  ...ctx,
  now,
  database: {
    ...ctx.database,
    db: tx,
    transact: (work) => work(tx),
    readSnapshot: (work) => work(tx),
  },
});
