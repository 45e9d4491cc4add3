import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { jsonb } from '../../server/db/database.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import { floor, merchant, newPlayer, useFloor } from './support/fresh-player.ts';

useFloor();

// The method is called with its client below.
// oxlint-disable-next-line typescript/unbound-method
const original = pg.Client.prototype.query as (...given: unknown[]) => unknown;

/** The statements that the work sends to the database, in order, without their values. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const sent: string[] = [];
  const request = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const [query] = given as unknown as [string | { text: string }];
    sent.push(typeof query === 'string' ? query : query.text);
    return original.apply(this, given) as never;
  });
  await work();
  request.mockRestore();
  return sent;
};

const KINDS = [
  ['stake', 'bet'],
  ...(['loss', 'wager', 'time'] as const).flatMap((kind) =>
    (['day', 'week', 'month'] as const).map((period) => [kind, period] as const),
  ),
] as const;
const giveLimits = async ({ id }: MemberRow): Promise<void> => {
  for (const [kind, period] of KINDS)
    for (const owner of ['player', 'operator'] as const)
      await merchant().insertInto('limits', { member_id: id, kind, period, owner, amount: 1_000_000 }).execute();
};
const giveRealityCheck = ({ id }: MemberRow) =>
  merchant().insertInto('reality_checks', { member_id: id, every_minutes: 30 }).execute();
const setSettings = (settings: object) =>
  floor.database.db
    .updateTable('merchants')
    .set({ settings: jsonb(settings) })
    .where('code', '=', 'parlour')
    .execute();
afterEach(() => setSettings({}));

it('[PP-13] [PP-18] [WAL-03] limits, a reality check and a vendor wallet cost a bet no further round trip', async () => {
  const play = async (prepare: (member: MemberRow) => Promise<unknown>, settings = {}) => {
    await setSettings(settings);
    const { play: session, member } = await newPlayer();
    await prepare(member);
    // The first bet creates accounts.
    await session.settle(await session.staked());
    await session.nextRound();
    let bet = '';
    const ofBet = await statementsOf(async () => (bet = await session.staked()));
    const ofWin = await statementsOf(() => session.settle(bet));
    return { ofBet, ofWin };
  };
  const plain = await play(async () => undefined);
  // The nonce; then, in one transaction whose begin travels with the first of them: lock and load, apply, commit.
  expect([plain.ofBet.length, plain.ofWin.length]).toEqual([5, 5]);
  expect(await play(giveLimits)).toEqual(plain);
  expect(await play(giveRealityCheck)).toEqual(plain);
  expect(await play(async () => undefined, { singleWallet: false, realityCheckMinutes: 60 })).toEqual(plain);
  const all = async (member: MemberRow) => [await giveLimits(member), await giveRealityCheck(member)];
  expect(await play(all, { singleWallet: false })).toEqual(plain);
});
