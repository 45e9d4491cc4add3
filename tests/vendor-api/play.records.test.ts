import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { jsonb } from '../../server/db/database.ts';
import { betPage } from '../../server/domains/records/rounds.ts';
import { transactionPage } from '../../server/domains/records/transactions.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import { floor, useFloor, merchant, newPlayer, published } from './support/fresh-player.ts';

useFloor();

describe('the winners board', () => {
  const winnersOf = async () =>
    (await published('winners', 'merchant:parlour')).map(({ value }) => (value as any).vo as Record<string, unknown>);

  it('shows wins above the merchant’s threshold, with a masked name, and only where the return exceeded the stake', async () => {
    const settings = jsonb({ winnersFrom: 300 });
    await floor.database.db.updateTable('merchants').set({ settings }).where('code', '=', 'parlour').execute();
    const { play } = await newPlayer();
    for (const [stake, win, over] of [
      [100, 299, {}],
      [400, 400, {}],
      [100, 300, { reason: 'refund' }],
      [100, 300, { type: 'promo' }],
      [100, 300, {}],
    ] as const) {
      await play.settle(await play.staked({ amount: stake }), { amount: win, ...over });
      await play.nextRound();
    }
    const heard = await winnersOf();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      gameName: 'The lantern',
      winAmount: 300,
      iconUrl: expect.stringMatching(/^\/art\//),
    });
    expect(heard[0]!['customerName']).toMatch(/^fr\*\*\*\d$/);
  });

  it('shows the picture that the operator uploaded for the game', async () => {
    const picture = 'a'.repeat(64);
    const { play } = await newPlayer();
    const setPicture = (hash: string | null) =>
      merchant().updateTable('games').set({ picture: hash }).where('code', '=', play.opened.game).execute();
    await setPicture(picture);
    await play.settle(await play.staked({ amount: 100 }), { amount: 100_000 });
    await setPicture(null);
    expect((await winnersOf()).at(-1)!['iconUrl']).toBe(`/pictures/${picture}-240.webp`);
  });
});

describe('the stored records', () => {
  it('of a round state stake, payout and result', async () => {
    const { play } = await newPlayer();
    const bet = await play.staked({ amount: 200 });
    await play.staked({ amount: 100 });
    const round = () =>
      merchant()
        .selectFrom('rounds')
        .select(['stake', 'payout', 'state', 'ledger', 'currency'])
        .where('vendor_round_id', '=', play.round)
        .executeTakeFirstOrThrow();
    expect(await round()).toEqual({ stake: 300, payout: 0, state: 'open', ledger: 'real', currency: 'USD' });
    await play.settle(bet, { amount: 450 });
    expect(await round()).toMatchObject({ stake: 300, payout: 450, state: 'closed' });
    await play.adjust(-50);
    expect(await round()).toMatchObject({ payout: 400, state: 'closed' });
  });

  it('of wallet movements state kind and game', async () => {
    const { play, member } = await newPlayer();
    const bet = await play.staked();
    await play.settle(bet);
    const movements = await merchant()
      .selectFrom('entries')
      .innerJoin('accounts', 'accounts.id', 'entries.account_id')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'entries.ledger_transaction_id')
      .select(['ledger_transactions.kind', 'about', 'entries.amount'])
      .where('owner', '=', `member:${member.id}`)
      .orderBy('entries.version')
      .execute();
    expect(movements.slice(1)).toEqual([
      { kind: 'bet', about: 'The lantern', amount: -play.stake },
      { kind: 'win', about: 'The lantern', amount: 3 * play.stake },
    ]);
    await merchant()
      .updateTable('games')
      .set({ names: jsonb({ EN: 'The lantern', AR: 'الفانوس' }) })
      .where('code', '=', 'lantern')
      .execute();
    const { list } = await floor.database.readSnapshot((tx) => transactionPage(tx, member, 'AR', {}));
    expect(list.slice(0, 2).map(({ about }) => about)).toEqual(['الفانوس', 'الفانوس']);
  });
});

describe('[MEM-03] the record of bets', () => {
  /** Moves the player’s rounds into the past. */
  const playedHoursAgo = (memberId: number, hours: number) =>
    sql`update rounds set opened_at = opened_at - ${hours} * interval '1 hour' where member_id = ${memberId}`.execute(
      floor.database.db,
    );
  const rollUp = (memberId: number) =>
    sql`select round_sums_roll_up('parlour', ${memberId}, 1000)`.execute(floor.database.db);
  const summed = (memberId: number) =>
    merchant()
      .selectFrom('round_sums')
      .select(['state', 'rounds', 'stake', 'payout'])
      .where('member_id', '=', memberId)
      .orderBy('state')
      .execute();
  const totals = async (member: MemberRow) =>
    (await floor.database.readSnapshot((tx) => betPage(tx, member, 'EN', {}))).totals;

  it('follows a settlement, a rollback and a correction that come long after the sums', async () => {
    const { play, member } = await newPlayer();
    const late = { bet: await play.staked({ amount: 200 }), round_id: play.round };
    await play.nextRound();
    const voided = await play.staked({ amount: 70 });
    await playedHoursAgo(member.id, 5);
    await rollUp(member.id);
    expect(await summed(member.id)).toEqual([{ state: 'open', rounds: 2, stake: 270, payout: 0 }]);

    await play.rollback(voided);
    await play.settle(late.bet, { amount: 450, round_id: late.round_id });
    await play.adjust(-50, { round_id: late.round_id });
    expect(await summed(member.id)).toEqual([
      { state: 'closed', rounds: 1, stake: 200, payout: 400 },
      { state: 'rolled_back', rounds: 1, stake: expect.any(Number), payout: 0 },
    ]);
    expect(await totals(member)).toMatchObject({ rounds: 2, stake: 200, payout: 400, net: 200 });
  });
});
