import { beforeEach, describe, expect, it } from 'vitest';
import { jsonb } from '../../server/db/database.ts';
import { chainQueued } from '../../server/operator/audit-job.ts';
import { VENDOR_BATCH, type VendorAnswer, type VendorRequest } from '../../contract/vendor.ts';
import { addRequirement } from '../../server/domains/wallet/requirements.ts';
import { newId, type PlaySession } from '../../studio/conformance/harness.ts';
import { floor, merchant, newPlayer, published, useFloor } from './support/fresh-player.ts';

useFloor();

type Settle = VendorRequest<'settle'>;
interface Played {
  plays: PlaySession[];
  members: number[];
  settles: Settle[];
}

beforeEach(() =>
  floor.database.db
    .updateTable('merchants')
    .set({ settings: jsonb({ winnersFrom: 400, largeWinFrom: 900 }) })
    .where('code', '=', 'parlour')
    .execute(),
);

/**
 * Bets of three players, and the settles that pay them: losses, a return, wins, a large win. The first owes turnover, which the
 * bets meet in part, the second is an agent, and the third plays with play money.
 */
const playRound = async (): Promise<Played> => {
  const [first, second, demo] = [await newPlayer(), await newPlayer(), await newPlayer({ demo: true })];
  const owes = { merchant: 'parlour', memberId: first.member.id, source: 'deposit' } as const;
  await floor.database.transact(async (tx) => {
    for (const amount of [250, 1_000]) await addRequirement(tx, { ...owes, sourceId: newId(), amount });
  });
  await merchant().updateTable('members').set({ type: 1 }).where('id', '=', second.member.id).execute();
  const settles: Settle[] = [];
  const bet = async ({ play }: { play: PlaySession }, amount: number, valid?: number) => {
    await play.nextRound();
    const staked = await play.staked({ amount: 200 });
    settles.push(play.settleBody(staked, { amount, ...(valid !== undefined && { valid_stake: valid }) }));
  };
  await bet(first, 0);
  await bet(first, 400);
  await bet(first, 200, 0);
  await bet(second, 1_000);
  await bet(second, 0);
  await bet(demo, 600);
  return {
    plays: [first.play, second.play, demo.play],
    members: [first.member.id, second.member.id, demo.member.id],
    settles,
  };
};

/** All that the settles wrote, without what differs by player, transaction and time. */
const writtenOf = async ({ plays, members }: Played) => {
  await chainQueued(floor);
  const each = <T>(of: (member: number) => Promise<T>) => Promise.all(members.map(of));
  return {
    transactions: await each((member) =>
      merchant()
        .selectFrom('vendor_txs')
        .select(['kind', 'amount', 'moved', 'state', 'code', 'answer'])
        .where('member_id', '=', member)
        .orderBy('id')
        .execute(),
    ),
    rounds: await each((member) =>
      merchant()
        .selectFrom('rounds')
        .select(['stake', 'payout', 'valid_stake', 'state'])
        .select((row) => row('closed_at', 'is not', null).as('closed'))
        .where('member_id', '=', member)
        .orderBy('opened_at')
        .execute(),
    ),
    entries: await each((member) =>
      merchant()
        .selectFrom('entries')
        .innerJoin('accounts', 'accounts.id', 'entries.account_id')
        .innerJoin('ledger_transactions', 'ledger_transactions.id', 'entries.ledger_transaction_id')
        .select(['entries.amount', 'entries.balance_after', 'ledger_transactions.kind', 'ledger_transactions.about'])
        .where('accounts.member_id', '=', member)
        .orderBy('entries.version')
        .execute(),
    ),
    turnover: await each((member) =>
      merchant()
        .selectFrom('turnover')
        .select(['stake', 'payout'])
        .where('member_id', '=', member)
        .orderBy('id')
        .execute(),
    ),
    requirements: await each((member) =>
      merchant()
        .selectFrom('turnover_requirements')
        .leftJoin('requirement_stakes', 'requirement_id', 'turnover_requirements.id')
        .select(['required', 'met', 'requirement_stakes.amount'])
        .select((row) => row('closed_at', 'is not', null).as('closed'))
        .where('member_id', '=', member)
        .orderBy('turnover_requirements.id')
        .orderBy('amount', 'desc')
        .execute(),
    ),
    counters: await each((member) =>
      merchant()
        .selectFrom('limit_counters')
        .select(['kind', 'amount'])
        .where('member_id', '=', member)
        .orderBy('kind')
        .execute(),
    ),
    positions: await Promise.all(
      plays.map(({ opened }) =>
        merchant()
          .selectFrom('sessions')
          .innerJoin('play_sessions', 'play_sessions.session_id', 'sessions.id')
          .select(['play_net', 'play_wagered'])
          .where('play_sessions.id', '=', opened.session)
          .executeTakeFirstOrThrow(),
      ),
    ),
    audited: await each((member) =>
      merchant()
        .selectFrom('audit')
        .select(['action', 'before'])
        .where('member_id', '=', member)
        .orderBy('id')
        .execute(),
    ),
  };
};

const publishedWinners = async () =>
  (await published('winners', 'merchant:parlour')).map(({ value }) => {
    const { vo, jackpot } = value as { vo: { winAmount: number; gameName: string }; jackpot: boolean };
    return { winAmount: vo.winAmount, gameName: vo.gameName, jackpot };
  });

const inBatch = (settles: readonly Settle[]) => settles.map((body) => ({ call: 'settle' as const, body }));

describe('a batch of settles', () => {
  it('writes what the settles write one by one', async () => {
    const [single, together] = [await playRound(), await playRound()];
    const answers: VendorAnswer[] = [];
    for (const body of single.settles) answers.push(await single.plays[0]!.settle(body.bet_tx_id, body));
    const publishedSingle = await publishedWinners();
    const batched = await together.plays[0]!.batch(inBatch(together.settles));
    expect(batched.code).toBe('OK');
    const comparable = (all: unknown[]) =>
      (all as VendorAnswer[]).map(({ code, balance, replayed }) => ({ code, balance, replayed }));
    expect(comparable(batched.results!)).toEqual(comparable(answers));
    const written = await writtenOf(together);
    expect(written).toEqual(await writtenOf(single));
    expect(written.requirements[0]).toEqual([
      { required: 250, met: 250, amount: 200, closed: true },
      { required: 250, met: 250, amount: 50, closed: true },
      { required: 1_000, met: 150, amount: 150, closed: false },
    ]);
    expect(written.turnover[1]).toEqual([
      { stake: 200, payout: 1_000 },
      { stake: 200, payout: 0 },
    ]);
    expect((await publishedWinners()).slice(publishedSingle.length)).toEqual(publishedSingle);
    expect(publishedSingle.map(({ winAmount }) => winAmount)).toEqual([400, 1_000]);
  });

  it('pays nothing a second time when it is repeated', async () => {
    const played = await playRound();
    const calls = inBatch(played.settles);
    await played.plays[0]!.batch(calls);
    const before = await writtenOf(played);
    const again = await played.plays[0]!.batch(calls);
    expect((again.results as { code: string }[]).map(({ code }) => code)).toEqual(calls.map(() => 'ALREADY_PROCESSED'));
    expect(await writtenOf(played)).toEqual(before);
  });

  it('pays none of them if one is refused', async () => {
    const played = await playRound();
    const before = await writtenOf(played);
    const [first, ...others] = played.settles;
    const wrong = { ...first!, currency: 'EUR' as const };
    const answer = await played.plays[0]!.batch(inBatch([...others, wrong]));
    expect(answer.code).toBe('WRONG_CURRENCY');
    expect(await writtenOf(played)).toEqual(before);
  });

  it('that pays one round twice applies both in order', async () => {
    const { play, member } = await newPlayer();
    const bet = await play.staked({ amount: 200 });
    const [part, rest] = [
      play.settleBody(bet, { amount: 100, round_closed: false }),
      play.settleBody(bet, { amount: 300, tx_id: newId() }),
    ];
    expect((await play.batch(inBatch([part, rest]))).code).toBe('OK');
    const rounds = await merchant()
      .selectFrom('rounds')
      .select(['payout', 'state'])
      .where('member_id', '=', member.id)
      .execute();
    expect(rounds).toEqual([{ payout: 400, state: 'closed' }]);
  });

  it(`has at most ${VENDOR_BATCH} calls`, async () => {
    const { play } = await newPlayer();
    const settle = play.settleBody(await play.staked({ amount: 200 }), { amount: 0 });
    const calls = (count: number) => inBatch(Array.from({ length: count }, () => ({ ...settle, tx_id: newId() })));
    expect((await play.batch(calls(VENDOR_BATCH))).code).toBe('ROUND_CLOSED');
    expect((await play.batch(calls(VENDOR_BATCH + 1))).code).toBe('INVALID_REQUEST');
  });
});
