import { expect, it } from 'vitest';
import { changeState } from '../../server/domains/awards/change-state.ts';
import { endAward } from '../../server/domains/awards/end.ts';
import { lockWallet } from '../../server/domains/wallet/index.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import { newId, type PlaySession } from '../../studio/conformance/harness.ts';
import { awardRow, giveRounds } from '../support/campaigns.ts';
import fc from '../support/fast-check.ts';
import { floor, merchant, newPlayer, useFloor } from './support/fresh-player.ts';

useFloor();

const STAKE = 100;
const GIVEN = 3;

interface Payout {
  id: string;
  amount: number;
  /** Where it went: the bonus account, the wallet, or, where the award was lost, nowhere. */
  to: 'bonus' | 'wallet' | 'nowhere';
  isUndone: boolean;
}
interface Round {
  id: string;
  bet: string;
  isClosed: boolean;
  payouts: Payout[];
}
/** What docs/campaigns.md says of free rounds. */
interface Book {
  wallet: number;
  bonus: number;
  won: number;
  award: 'active' | 'completed' | 'forfeited';
  rounds: Round[];
  /** Whether more was taken back than the wallet held. */
  owes: boolean;
}

const Step = fc.record({
  does: fc.oneof(
    { weight: 5, arbitrary: fc.constant('bet' as const) },
    { weight: 5, arbitrary: fc.constant('pay' as const) },
    { weight: 2, arbitrary: fc.constant('undo bet' as const) },
    { weight: 3, arbitrary: fc.constant('undo pay' as const) },
    { weight: 2, arbitrary: fc.constant('spend' as const) },
    { weight: 1, arbitrary: fc.constant('complete' as const) },
    { weight: 1, arbitrary: fc.constant('lose' as const) },
  ),
  at: fc.nat(5),
  amount: fc.nat(400),
  closes: fc.boolean(),
});
type Step = typeof Step extends fc.Arbitrary<infer S> ? S : never;

const PLACE = { active: 'bonus', completed: 'wallet', forfeited: 'nowhere' } as const;
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** One call to the platform, and the same in the book. Calls that the platform refuses move nothing. */
const play = async (session: PlaySession, book: Book, free: string, step: Step): Promise<void> => {
  const { does, at, amount, closes } = step;
  if (does === 'bet') {
    await session.nextRound();
    const bet = newId();
    const { code } = await session.bet({ tx_id: bet, amount: STAKE, free_rounds: free });
    // A debt blocks play, which another test looks at.
    if (book.owes) return void expect(code).toBe('PLAYER_LOCKED');
    const hasOne = book.award === 'active' && book.rounds.length < GIVEN;
    expect(code).toBe(hasOne ? 'OK' : 'FREE_ROUNDS_OVER');
    if (hasOne) book.rounds.push({ id: session.round, bet, isClosed: false, payouts: [] });
    return;
  }
  if (does === 'spend') {
    await session.nextRound();
    const stake = Math.max(10, amount);
    if (book.owes || stake > book.wallet + book.bonus) return;
    await session.settle(await session.staked({ amount: stake }), { amount: 0 });
    const real = Math.min(stake, book.wallet);
    book.wallet -= real;
    book.bonus -= stake - real;
    return;
  }
  const round = pick(book.rounds, at);
  if (!round) return;
  if (does === 'pay') {
    const id = newId();
    const settled = await session.settle(round.bet, { tx_id: id, round_id: round.id, amount, round_closed: closes });
    expect(settled.code).toBe(round.isClosed ? 'ROUND_CLOSED' : 'OK');
    if (round.isClosed) return;
    round.isClosed = closes;
    const to = PLACE[book.award];
    round.payouts.push({ id, amount, to, isUndone: false });
    book.won += amount;
    if (to !== 'nowhere') book[to] += amount;
    return;
  }
  const paid = round.payouts.filter(({ isUndone }) => !isUndone);
  if (does === 'undo bet') {
    const { code } = await session.rollback(round.bet, { round_id: round.id });
    expect(code).toBe(paid.length > 0 ? 'BET_SETTLED' : 'OK');
    if (code === 'OK') book.rounds.splice(book.rounds.indexOf(round), 1);
    return;
  }
  const payout = pick(paid, amount);
  if (!payout) return;
  expect((await session.rollback(payout.id, { round_id: round.id })).code).toBe('OK');
  payout.isUndone = true;
  round.isClosed = false;
  book.won -= payout.amount;
  takeBack(book, payout);
};

/** Takes a payout back from where its money is now, as far as it is there. */
const takeBack = (book: Book, { to, amount }: Payout): void => {
  const from = to === 'bonus' ? PLACE[book.award] : to;
  if (from === 'nowhere') return;
  if (from === 'wallet') book.owes ||= amount > book.wallet;
  book[from] -= Math.min(book[from], amount);
};

/** Ends the award at once, as the job does, and in the book. */
const end = async (member: MemberRow, awardId: number, book: Book, to: 'completed' | 'forfeited'): Promise<void> => {
  const row = await awardRow(floor.database, awardId);
  await floor.database.transact(async (tx) => {
    await lockWallet(tx, { ...member, memberId: member.id });
    const who = { actor: 'platform', who: 'platform' } as const;
    if (to === 'completed') await changeState(tx, row, 'completed', who);
    else await endAward(tx, row, { ...who, reason: 'given_up' });
  });
  if (to === 'completed') book.wallet += book.bonus;
  book.bonus = 0;
  book.award = to;
};

const stateOf = async ({ id }: MemberRow, awardId: number) => {
  const rows = await merchant()
    .selectFrom('accounts')
    .select(['kind', 'balance'])
    .where('ledger', '=', 'real')
    .where('kind', 'in', ['wallet', 'bonus'])
    .where('owner', 'in', [`member:${id}`, `bonus:casino:member:${id}`])
    .execute();
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  const { won, required, rounds_used: used } = await awardRow(floor.database, awardId);
  return { wallet: of('wallet'), bonus: of('bonus'), won, required, used };
};

it('[MEM-06] free rounds, their payouts and reversals in any order, with the end of the award between them, are counted and paid to the minor unit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 5, maxLength: 16 }), async (steps) => {
      const { member, play: session } = await newPlayer({ stakes: 0 });
      const awardId = await giveRounds(floor.database, member, { rounds: GIVEN, stake: STAKE, factor: 2_000 });
      const book: Book = { wallet: 0, bonus: 0, won: 0, award: 'active', rounds: [], owes: false };
      for (const step of steps) {
        if (step.does !== 'complete' && step.does !== 'lose') await play(session, book, String(awardId), step);
        else if (book.award === 'active')
          await end(member, awardId, book, step.does === 'complete' ? 'completed' : 'forfeited');
        expect(await stateOf(member, awardId), JSON.stringify(step)).toEqual({
          ...{ wallet: book.wallet, bonus: book.bonus, won: book.won, required: 2 * book.won },
          used: book.rounds.length,
        });
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
