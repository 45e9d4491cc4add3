import { expect, it } from 'vitest';
import { changeState } from '../../server/domains/awards/change-state.ts';
import { endAward } from '../../server/domains/awards/end.ts';
import { lockWallet } from '../../server/domains/wallet/index.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import { newId, type PlaySession } from '../../studio/conformance/harness.ts';
import { awardRow, giveAward } from '../support/campaigns.ts';
import fc from '../support/fast-check.ts';
import { floor, merchant, newPlayer, useFloor } from './support/fresh-player.ts';

useFloor();

/** Money of one call: what moved in the wallet and in the bonus account. */
interface Moved {
  id: string;
  amount: number;
  real: number;
  bonus: number;
  isUndone: boolean;
}
/** What the tables of docs/campaigns.md say of one round. */
interface Round {
  id: string;
  bets: Moved[];
  payouts: Moved[];
  /** Whether it began while the award was active. */
  isOfAward: boolean;
}
const newRound = (): Round => ({ id: newId(), bets: [], payouts: [], isOfAward: false });
interface Book {
  wallet: number;
  bonus: number;
  award: 'active' | 'completed' | 'forfeited';
  /** Whether more was taken back than the wallet held. */
  owes: boolean;
}

const remaining = (list: readonly Moved[]) => list.filter(({ isUndone }) => !isUndone);
const sum = (list: readonly Moved[], of: 'amount' | 'bonus') =>
  remaining(list).reduce((all, each) => all + each[of], 0);
/** The bonus share of an amount that returns to a round, half up. */
const shareOf = (round: Round, amount: number): number => {
  const [stake, bonus] = [sum(round.bets, 'amount'), sum(round.bets, 'bonus')];
  return stake === 0 ? 0 : Math.floor((2 * amount * bonus + stake) / (2 * stake));
};
/** Gives money back, by the state of the award. Returns what arrived. */
const give = (book: Book, real: number, bonus: number) => {
  const toWallet = book.award === 'completed' ? real + bonus : real;
  const toBonus = book.award === 'active' ? bonus : 0;
  book.wallet += toWallet;
  book.bonus += toBonus;
  return { real: toWallet, bonus: toBonus };
};
/** Takes money back as far as it is there. */
const take = (book: Book, real: number, bonus: number): void => {
  const ofWallet = book.award === 'completed' ? real + bonus : real;
  book.owes ||= ofWallet > book.wallet;
  book.wallet -= Math.min(book.wallet, ofWallet);
  if (book.award === 'active') book.bonus -= Math.min(book.bonus, bonus);
};

const balances = async ({ id }: MemberRow) => {
  const rows = await merchant()
    .selectFrom('accounts')
    .select(['kind', 'balance'])
    .where('ledger', '=', 'real')
    .where('kind', 'in', ['wallet', 'bonus'])
    .where('owner', 'in', [`member:${id}`, `bonus:casino:member:${id}`])
    .execute();
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { wallet: of('wallet'), bonus: of('bonus') };
};

const Step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('bet' as const),
      at: fc.nat(1),
      amount: fc.integer({ min: 10, max: 333 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pay' as const), at: fc.nat(1), amount: fc.nat(999) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('undo bet' as const), at: fc.nat(1), amount: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('undo pay' as const), at: fc.nat(1), amount: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('complete' as const), at: fc.constant(0), amount: fc.constant(0) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('lose' as const), at: fc.constant(0), amount: fc.constant(0) }),
  },
);
type Step = typeof Step extends fc.Arbitrary<infer S> ? S : never;

/** One call to the platform, and the same in the book. Calls that the platform refuses move nothing. */
const play = async (session: PlaySession, book: Book, rounds: Round[], { does, at, amount }: Step): Promise<void> => {
  const round = rounds[at]!;
  const id = newId();
  const result = { id, amount, isUndone: false };
  if (does === 'bet') {
    // The pace of a game is not of this test.
    await session.nextRound();
    const { code } = await session.bet({ tx_id: id, round_id: round.id, amount });
    // A debt blocks play, which another test looks at.
    if (book.owes) return void expect(code).toBe('PLAYER_LOCKED');
    if (round.bets.length === 0) round.isOfAward = book.award === 'active';
    const isShort = amount > book.wallet + (round.isOfAward ? book.bonus : 0);
    expect(code).toBe(isShort ? 'INSUFFICIENT_FUNDS' : 'OK');
    if (isShort) return;
    const real = Math.min(amount, book.wallet);
    round.bets.push({ ...result, real, bonus: amount - real });
    book.wallet -= real;
    book.bonus -= amount - real;
  } else if (does === 'pay') {
    const bet = remaining(round.bets).at(-1);
    if (!bet) return;
    const { code } = await session.settle(bet.id, { tx_id: id, round_id: round.id, amount, round_closed: false });
    if (code !== 'OK') return;
    const bonus = shareOf(round, amount);
    round.payouts.push({ ...result, ...give(book, amount - bonus, bonus) });
  } else {
    const list = does === 'undo bet' ? round.bets : round.payouts;
    const target = remaining(list)[amount % Math.max(1, remaining(list).length)];
    if (!target) return;
    const { code } = await session.rollback(target.id, { round_id: round.id });
    if (code !== 'OK') return void expect(code).toBe('BET_SETTLED');
    target.isUndone = true;
    if (does === 'undo bet') give(book, target.real, target.bonus);
    else take(book, target.real, target.bonus);
    // A round without bets is over.
    if (remaining(round.bets).length === 0) rounds[at] = newRound();
  }
};

/** Ends the award at once, as the job does, and in the book. */
const end = async (member: MemberRow, awardId: number, book: Book, to: 'completed' | 'forfeited'): Promise<void> => {
  const row = await awardRow(floor.database, awardId);
  await floor.database.transact(async (tx) => {
    await lockWallet(tx, { ...member, memberId: member.id });
    const who = { actor: 'platform', who: 'platform' } as const;
    if (to === 'completed') await changeState(tx, row, 'completed', who);
    else await endAward(tx, row, { ...who, reason: 'spent' });
  });
  if (to === 'completed') book.wallet += book.bonus;
  book.bonus = 0;
  book.award = to;
};

it('[MEM-06] stakes, payouts and reversals in any order, with the end of the award between them, move both shares to the minor unit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { member, play: session } = await newPlayer({ stakes: 2 });
      const awardId = await giveAward(floor.database, member, { amount: 700, factor: 10_000 });
      const book: Book = { wallet: 200, bonus: 700, award: 'active', owes: false };
      const rounds = [newRound(), newRound()];
      for (const step of steps) {
        if (step.does !== 'complete' && step.does !== 'lose') await play(session, book, rounds, step);
        else if (book.award === 'active')
          await end(member, awardId, book, step.does === 'complete' ? 'completed' : 'forfeited');
        expect(await balances(member), JSON.stringify(step)).toEqual({ wallet: book.wallet, bonus: book.bonus });
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
