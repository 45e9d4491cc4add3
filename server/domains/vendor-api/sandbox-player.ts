import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { MemberRow } from '../../http/viewer.ts';
import { accountOf } from '../../ledger/account.ts';
import { post } from '../../ledger/post.ts';
import { isSingleWallet, vendorWalletOf, writeOffShortfall } from '../wallet/index.ts';
import type { CallContext } from './call-context.ts';
import { merchantOf, control, memberOf, Player } from './sandbox-control.ts';
import { endSandboxAwards } from './sandbox-rounds.ts';

const Amount = z.int().check(z.nonnegative(), z.maximum(1_000_000_000_000));

/** The wallet that real play at this vendor uses. */
const walletOf = async ({ tx, vendor }: CallContext, { merchant, id, currency, exponent }: MemberRow) =>
  (await isSingleWallet(tx, merchant))
    ? accountOf(tx, { merchant, ledger: 'real', kind: 'wallet', owner: `member:${id}`, currency, exponent })
    : vendorWalletOf(tx, { merchant, id, currency, exponent }, vendor);

/** The end of the exclusions that the controls did not make; null if there are none. */
const ownExclusion = sql<Date | null>`(select max(e.ends_at) from exclusions e
  where e.merchant = members.merchant and e.member_id = members.id and e.kind <> 'type_lock')`;

/** Controls for players. */
export const playerControls = {
  exclude: control(z.strictObject(Player), async (call, { player }) => {
    const member = await memberOf(call, player);
    await merchantOf(call)
      .updateTable('members')
      .set({ excluded_until: sql<Date>`greatest(excluded_until, clock_timestamp() + interval '1 day')` })
      .where('id', '=', member.id)
      .execute();
    return {};
  }),
  /** Sets the player's limit to this much above what is used of it. */
  limit: control(
    z.strictObject({ ...Player, kind: z.enum(['stake', 'loss', 'wager', 'time']), left: Amount }),
    async (call, { player, kind, left }) => {
      const member = await memberOf(call, player);
      const used = await merchantOf(call)
        .selectFrom('limit_counters')
        .select(({ fn }) => fn.sum<string>('amount').as('sum'))
        .where('member_id', '=', member.id)
        .where(sql<boolean>`kind = ${kind}`)
        .where(
          'starts_on',
          '=',
          sql<string>`(select today from merchants m, merchant_periods(m.brand) where m.code = ${call.merchant})`,
        )
        .executeTakeFirst();
      await merchantOf(call)
        .insertInto('limits', {
          member_id: member.id,
          kind,
          period: kind === 'stake' ? 'bet' : 'day',
          amount: left + (kind === 'stake' || kind === 'time' ? 0 : Number(used?.sum ?? 0)),
          owner: 'operator',
        })
        .onConflict((conflict) =>
          conflict
            .columns(['member_id', 'kind', 'period', 'owner'])
            .doUpdateSet({ amount: sql<number>`excluded.amount` }),
        )
        .execute();
      return {};
    },
  ),
  /** Sets the real wallet to this balance, as a deposit or withdrawal would. */
  money: control(z.strictObject({ ...Player, balance: Amount }), async (call, { player, balance }) => {
    const member = await memberOf(call, player);
    const wallet = await walletOf(call, member);
    const amount = balance - wallet.balance;
    if (amount === 0) return {};
    const { merchant, currency, exponent } = wallet;
    const cashier = await accountOf(call.tx, {
      merchant,
      ledger: 'real',
      kind: 'cashier',
      owner: 'provider:sandbox',
      currency,
      exponent,
    });
    await post(call.tx, {
      merchant,
      kind: amount > 0 ? 'deposit' : 'withdrawal',
      actor: `vendor:${call.vendor}:sandbox`,
      idempotencyKey: randomUUID(),
      payload: { amount },
      about: 'sandbox',
      lines: [
        { accountId: wallet.id, amount },
        { accountId: cashier.id, amount: -amount },
      ],
    });
    return {};
  }),
  /** Reverts everything that the other controls did to a player; exclusions of the player or the operator stay. */
  unlock: control(z.strictObject(Player), async (call, { player }) => {
    const { id, currency, exponent } = await memberOf(call, player);
    await endSandboxAwards(call, player);
    await merchantOf(call)
      .updateTable('members')
      .set({ excluded_until: ownExclusion, locked: false })
      .where('id', '=', id)
      .execute();
    await writeOffShortfall(
      call.tx,
      { merchant: call.merchant, memberId: id, currency, exponent },
      `vendor:${call.vendor}:sandbox`,
    );
    await merchantOf(call).deleteFrom('limits').where('member_id', '=', id).where('owner', '=', 'operator').execute();
    await merchantOf(call)
      .updateTable('reality_checks')
      .set({ pending_since: null })
      .where('member_id', '=', id)
      .execute();
    return {};
  }),
  /** Returns what the vendor API does not show: both wallets, debts, whether play is blocked, incidents. */
  state: control(z.strictObject(Player), async (call, { player }) => {
    const member = await memberOf(call, player);
    const accounts = await merchantOf(call)
      .selectFrom('accounts')
      .select(['kind', 'ledger', 'balance'])
      .where('owner', '=', `member:${member.id}`)
      .execute();
    const bonus = await merchantOf(call)
      .selectFrom('accounts')
      .select('balance')
      .where('kind', '=', 'bonus')
      .where('owner', 'like', sql<string>`'bonus:%:member:' || ${member.id}::bigint`)
      .execute();
    const incidents = await merchantOf(call)
      .selectFrom('incidents')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
      .where('member_id', '=', member.id)
      .groupBy('kind')
      .execute();
    const balance = (kind: string, ledger: string) =>
      accounts.find((account) => account.kind === kind && account.ledger === ledger)?.balance ?? 0;
    return {
      real: (await walletOf(call, member)).balance,
      demo: balance('wallet', 'demo'),
      receivable: balance('receivable', 'real'),
      /** Bonus money for any games. */
      bonus: bonus.reduce((sum, each) => sum + each.balance, 0),
      play_blocked: member.play_blocked_reason !== null,
      incidents: Object.fromEntries(incidents.map(({ kind, count }) => [kind, count])),
    };
  }),
};
