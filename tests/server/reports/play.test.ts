import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec, ResponseOf } from '../../../contract/define.ts';
import { records } from '../../../contract/records.ts';
import { reportsOperator } from '../../../contract/reports-operator.ts';
import { teamReports } from '../../../contract/team-reports.ts';
import { dayAt } from '../../../contract/time-zone.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { releasePool } from '../../../server/domains/jackpots/release.ts';
import { countAndSettle, nothingKnown } from '../../../server/domains/salary/jobs.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { callServer } from '../../support/calls.ts';
import { postMoney } from '../../support/money.ts';
import { addMember, openSession, TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { openFloor, POOL, SEED, type Floor } from '../../vendor-api/support/floor.ts';

const ZONE = 'America/New_York';
let floor: Floor;
let boss: MemberRow;
let today: string;

const report = async <E extends EndpointSpec>(endpoint: E, query: object = {}): Promise<ResponseOf<E>> => {
  const request = { merchant: 'parlour', from: today, to: today, ...query };
  const { body } = await callServer(floor.url, endpoint, request, { token: TEST_OPERATOR_KEY });
  expect(body.message).toBe('');
  return body.value;
};
const revenue = (query: object = {}) => report(reportsOperator.revenue, query);

/** Bets of every fate: won, lost, taken back, changed, a promotion, a jackpot, and one that leaves a debt. */
const playOf = async (name: string): Promise<void> => {
  const stand = floor.standOf(name);
  let play = await stand.openSession({ stakes: 50 });
  const contributes = { id: POOL, contribution_micro: 10_000 * 300 };
  await play.settle(await play.staked({ amount: 300, pool: contributes }), { amount: 700 });
  await play.nextRound();
  await play.settle(await play.staked({ amount: 250 }), { amount: 0, valid_stake: 200 });
  await play.nextRound();
  await play.rollback(await play.staked({ amount: 120 }));
  await play.nextRound();
  await play.settle(await play.staked({ amount: 100 }), { amount: 90 });
  await play.adjust(40);
  await play.adjust(-15);
  await play.nextRound();
  const bet = await play.staked({ amount: 100 });
  await play.settle(bet, { amount: 0 });
  await play.settle(bet, { type: 'promo', amount: 33, round_closed: false });
  await play.nextRound();
  const winner = await play.staked({ amount: 200 });
  await play.settle(winner, { type: 'jackpot', amount: 0, pool: POOL, round_closed: true });
  // A win that is taken back after the wallet was emptied leaves a debt, which the next session writes off.
  await play.nextRound();
  const mistaken = play.settleBody(await play.staked({ amount: 100 }), { amount: 5_000 });
  expect((await play.settle(mistaken.bet_tx_id, mistaken)).code).toBe('OK');
  await stand.control('money', { player: name, balance: 1_000 });
  expect((await play.rollback(mistaken.tx_id)).code).toBe('OK');
  await play.settle(mistaken.bet_tx_id, { amount: 30 });
  // A change takes more than there is; another one is taken back.
  await stand.control('money', { player: name, balance: 5 });
  expect((await play.adjust(-20)).code).toBe('OK');
  const change = play.adjustBody(-9);
  await play.adjust(-9, change);
  expect((await play.rollback(change.tx_id)).code).toBe('OK');
  // Play money is in no report.
  play = await stand.openSession({ demo: true });
  await play.settle(await play.staked({ amount: 500 }), { amount: 900 });
};

beforeAll(async () => {
  floor = await openFloor();
  const { database } = floor;
  await sql`update merchants set brand = brand || ${JSON.stringify({ timeZone: ZONE })}::jsonb`.execute(database.db);
  boss = await addMember(database, 'boss', { type: 1 });
  for (const name of ['anna', 'bob']) await addMember(database, name, { upline: boss.id });
  today = dayAt(ZONE, Date.now());
  for (const name of ['anna', 'bob']) await playOf(name);
  await releasePool(floor, { merchant: 'parlour', id: POOL }, 0);
  await database.transact(async (tx) => {
    await postMoney(tx, boss, 77, 'salary');
    await postMoney(tx, boss, 500, 'bonus');
    await postMoney(tx, boss, 50, 'correction');
    await postMoney(tx, boss, -20, 'correction');
    await postMoney(tx, boss, -9, 'fee');
  });
}, 60_000);
afterAll(async () => {
  // The salary of this test belongs to no bill.
  const { results } = await checkLedger(floor.database);
  expect(results.filter(({ wrong }) => wrong.length > 0).map(({ name }) => name)).toEqual([
    'salary: every bill is paid once, with what it says',
  ]);
  await floor.close();
});

describe('[PP-29] revenue by day', () => {
  it('counts what players staked and won, what pools paid, and what it cost the house', async () => {
    const { rows, total, ...head } = await revenue();
    expect(head).toEqual({ name: 'Parlour', from: today, to: today, timeZone: ZONE, currency: 'USD', exponent: 2 });
    expect(rows).toEqual([{ key: today, name: null, ...total }]);
    // Of each player: 300 + 250 + 100 + 100 + 200 + 100; the stake of 120 was taken back.
    expect(total).toMatchObject({ bets: 12, players: 2, stake: 2_100, valid: 2_000 });
    const won = 2 * (700 + 90 + 25 + 33 + 10 + SEED);
    expect(total).toMatchObject({ wins: won, gross: 2_100 - won, jackpots: 2 * SEED });
    // The first seed, one after each win, and contributions of 1 % of 300.
    expect(total.house).toMatchObject({ pools: 3 * SEED + 6, bonuses: 500, agents: 77, corrections: 30, fees: 9 });
    expect(total.house!.writtenOff).toBeGreaterThan(0);
  });

  it('equals the report of the agent above, and the records of the players, to the minor unit', async () => {
    const { database, ctx } = floor;
    const turn = { term: 1, guard: async () => {}, signal: new AbortController().signal };
    await countAndSettle(ctx, nothingKnown(ctx), turn, { restsForMs: 0 });
    const token = async (member: MemberRow) => ({ token: (await openSession(database, member)).token });
    const period = { from: today, to: today };
    const team = (await callServer(floor.url, teamReports.period, period, await token(boss))).body.value;
    const { total } = await revenue();
    expect([team.now.turnover, team.now.net]).toEqual([total.valid, -total.gross]);
    const players = await inMerchant(database.db, 'parlour')
      .selectFrom('members')
      .selectAll()
      .where('username', 'in', ['anna', 'bob'])
      .execute();
    const own = { stake: 0, payout: 0 };
    for (const player of players) {
      const { body } = await callServer(floor.url, records.bets, period, await token(player));
      own.stake += body.value.totals!.stake;
      own.payout += body.value.totals!.payout;
    }
    expect(own).toEqual({ stake: total.stake, payout: total.wins });
    expect(team.now.activeMembers).toBe(total.players);
  });

  it.each(['game-type', 'vendor', 'game'])('is the same sum by %s, without the costs of the house', async (by) => {
    const { total } = await revenue();
    const grouped = await revenue({ by });
    expect(grouped.total).toEqual({ ...total, house: null });
    expect(grouped.rows).toEqual([{ ...grouped.total, ...grouped.rows[0] }]);
    const names = { 'game-type': ['RNG', null], vendor: ['ACME', 'Acme'], game: ['9000', 'The lantern'] };
    expect([grouped.rows[0]!.key, grouped.rows[0]!.name]).toEqual(names[by as keyof typeof names]);
  });
});

describe('[PP-29] players by day', () => {
  it('counts who registered, logged in and played', async () => {
    const { total } = await report(reportsOperator.players);
    // The floor brings a player of its own, who does nothing.
    expect(total).toMatchObject({ registered: 4, active: 2, depositors: 2, firstDepositors: 2 });
    expect(total.loggedIn).toBe(3);
  });
});

/** What the house and all wallets held at the end of each day, from the entries alone. */
const books = async () => {
  const { rows } = await sql<{ day: string; house: number; wallets: number }>`
    select to_char(day, 'YYYY-MM-DD') as day,
           coalesce(sum(l.amount) filter (where a.kind = 'house' and merchant_day(t.at, m.brand) = day), 0)::bigint as house,
           coalesce(sum(l.amount) filter (where a.kind in ('wallet', 'vendor_wallet')), 0)::bigint as wallets
      from generate_series(${today}::date - 4, ${today}::date, interval '1 day') day
      join merchants m on m.code = 'parlour'
      join ledger_transactions t on merchant_day(t.at, m.brand) <= day
      join (select ledger_transaction_id, account_id, amount from entries
            union all select ledger_transaction_id, account_id, amount from unrolled_entries) l on l.ledger_transaction_id = t.id
      join accounts a on a.id = l.account_id and a.ledger = 'real' and a.merchant = m.code
     group by 1 order by 1`.execute(floor.database.db);
  return rows;
};

describe('[PP-29] days of five days of play', () => {
  let days: string[];
  beforeAll(async () => {
    // Each transaction gets a time in the last five days; some are at midnight, and a millisecond before it.
    await floor.database.transact(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`
        update ledger_transactions t set at = least(now(), day_begin((${today}::date - (t.id % 5)::int), m.brand) +
                 case t.id % 7 when 0 then interval '0' when 1 then interval '-1 millisecond'
                               else (t.id * 7919 % 1440) * interval '1 minute' end)
          from merchants m where m.code = t.merchant`.execute(tx);
      await sql`update vendor_txs v set at = t.at from ledger_transactions t where t.id = v.ledger_transaction_id`.execute(
        tx,
      );
    });
    days = (await books()).map(({ day }) => day);
  });

  it('have the change of the house account as their net revenue, and the money of all wallets at their ends', async () => {
    const period = { from: days[0]!, to: today };
    const received = await revenue(period);
    const players = await report(reportsOperator.players, period);
    const rows = received.rows.map(({ key, house }, at) => ({
      ...{ day: key, house: house!.net, wallets: players.rows[at]!.balance },
    }));
    expect(rows).toEqual(await books());
    expect(rows.filter(({ house }) => house !== 0).length).toBeGreaterThan(3);
    expect(players.rows.map(({ active }) => active)).toEqual(received.rows.map(({ players: active }) => active));
  });

  it('add up to the period and to its months, and part of them to the same money', async () => {
    const { total } = await revenue({ from: days[0]!, to: today, by: 'month' });
    const { rows, total: all } = await revenue({ from: days[0]!, to: today });
    expect(total).toEqual(all);
    for (const name of ['bets', 'stake', 'valid', 'wins', 'gross', 'jackpots'] as const)
      expect(rows.reduce((sum, row) => sum + row[name], 0)).toBe(all[name]);
    expect(rows.reduce((sum, { house }) => sum + house!.net, 0)).toBe(all.house!.net);
    const part = await report(reportsOperator.players, { from: days[1]!, to: days[2]!, by: 'month' });
    expect(part.total.balance).toBe((await books())[2]!.wallets);
  });
});
