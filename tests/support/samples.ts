import type { ResultOf, RoundState } from '../../contract/live-rounds.ts';
import type { AnyEnvelope, Envelope, Feed, FeedValues, Heartbeat, PerKey } from '../../contract/wire.ts';
import type { SyncEvent } from '../../streams/sync/sync-event.ts';

export const EPOCH = 'k3f9';
export const NEW_EPOCH = 'w7r2';

export const MEMBER = 'member:42';
export const SESSION = 'session:6f1c';
export const MERCHANT = 'merchant:parlour';
export const AGENT = 'agent:7';
export const ROOM = 'chat:lobby';
export const POOL = 'pool:grand';
export const TABLE = 'round:20003';

const money = { currency: 'USD', exponent: 2 };

export function envelope<F extends Feed>(feed: F, key: string, seq: number, value: FeedValues[F]): AnyEnvelope {
  return { epoch: EPOCH, feed, key, seq, at: 0, value } as Envelope<F> as AnyEnvelope;
}

/** The same envelope with another epoch, time of commit or key. */
export const but = (sample: AnyEnvelope, rest: { epoch?: string; at?: number; key?: string }): AnyEnvelope => ({
  ...sample,
  ...rest,
});

/** A balance of as many hundreds as its version. */
export const balanceOf = (seq: number, amount = seq * 100): AnyEnvelope =>
  envelope('balance', MEMBER, seq, { amount, ...money });
export const playOf = (seq: number, net = -seq): AnyEnvelope =>
  envelope('play', SESSION, seq, { net, wagered: seq, startedAtMs: 0, ...money });
export const unreadOf = (seq: number): AnyEnvelope =>
  envelope('unread', MEMBER, seq, { notices: seq, messages: 0, agentNotices: 0, tickets: 0, withdrawals: 0 });
export const badgesOf = (seq: number): AnyEnvelope => envelope('badges', MEMBER, seq, { missionLeaderboard: seq });
/** One award of which as much counts as its version. */
export const awardsOf = (seq: number, met = seq): AnyEnvelope =>
  envelope('awards', MEMBER, seq, {
    ...money,
    claimable: 0,
    list: [
      {
        ...{ id: 1, version: seq, campaign: 'gift', product: 'casino', state: 'active' },
        ...{ amount: 300, left: 300, required: 9, met, roundsLeft: 0, roundsWon: 0, lapsesAtMs: null },
      },
    ],
  });
export const pointsOf = (seq: number, points = seq): AnyEnvelope =>
  envelope('points', MEMBER, seq, { points, owed: 0, applying: 0, stake: 0 });
export const statusOf = (seq: number, status: 0 | 1 | 2): AnyEnvelope =>
  envelope('siteStatus', MERCHANT, seq, { status, untilMs: null });
export const poolOf = (seq: number, amount: number, at = 0, key = POOL): AnyEnvelope =>
  but(envelope('jackpot', key, seq, { name: 'Grand', amount, lastWon: null, ...money }), { at });
/** The accrual of a window of five minutes. */
export const accrualOf = (accrued: number, windowEndMs = 300_000): FeedValues['salary'] => ({
  accrued: { amount: accrued, ...money },
  carried: 0,
  corrected: 0,
  windowStartMs: windowEndMs - 300_000,
  windowEndMs,
  turnover: accrued * 20,
  active: 1,
  tier: 0,
  rate: 50_000,
  next: null,
  closing: null,
  lastBill: null,
});
export const salaryOf = (seq: number, accrued: number, windowEndMs?: number): AnyEnvelope =>
  envelope('salary', AGENT, seq, accrualOf(accrued, windowEndMs));
export const teamOf = (seq: number, online = seq): AnyEnvelope =>
  envelope('team', AGENT, seq, {
    dayStartMs: 0,
    members: 40,
    newMembers: 0,
    online,
    activeMembers: 0,
    turnover: { amount: 0, ...money },
    minutes: [],
    rows: [],
    moreRows: 0,
    biggestBets: [],
    biggestWins: [],
    joined: [],
  });

/** A coup that this side wins, by nine to five, or a tie. */
export const coupOf = (letter: string): ResultOf<'baccarat'> => {
  const [nine, five] = [
    [28, 32],
    [0, 4],
  ];
  return { player: letter === 'B' ? five : nine, banker: letter === 'P' ? five : nine };
};
/** A round of a table of baccarat that opens each ten seconds and takes bets for eight. */
export const roundStateOf = (number: number, rest: Partial<RoundState> = {}): RoundState => ({
  family: 'baccarat',
  number,
  phase: 'open',
  opensAtMs: (number - 1) * 10_000,
  closesAtMs: (number - 1) * 10_000 + 8_000,
  drawsAtMs: (number - 1) * 10_000 + 9_000,
  nextAtMs: number * 10_000,
  totals: {},
  players: 0,
  commitment: 'c0'.repeat(32),
  seed: null,
  result: null,
  recent: [],
  ...rest,
});
export const roundOf = (seq: number, number: number, rest: Partial<RoundState> = {}): AnyEnvelope =>
  envelope('round', TABLE, seq, roundStateOf(number, rest));

export const winOf = (seq: number, id = seq): AnyEnvelope =>
  envelope('winners', MERCHANT, seq, {
    id,
    vo: { customerId: `c${id}`, customerName: `p***${id}`, iconUrl: '', gameName: 'Reels', winAmount: id * 100 },
    atMs: 0,
    jackpot: false,
    nodeId: '1',
    ...money,
  });
export const publishedOf = (seq: number, id: number, publishedAtMs = id): AnyEnvelope =>
  envelope('notices', MERCHANT, seq, {
    kind: 'published',
    notice: { id, type: 'B', title: { EN: `Notice ${id}` }, content: { EN: '' }, publishedAtMs },
  });
export const withdrawnOf = (seq: number, id: number): AnyEnvelope =>
  envelope('notices', MERCHANT, seq, { kind: 'withdrawn', id });
export const chatOf = (seq: number, id = `id-${seq}`): AnyEnvelope =>
  envelope('chat', ROOM, seq, {
    ...{ id, authorId: seq, authorName: `author ${seq}`, simulated: false },
    ...{ text: `text ${seq}`, round: null, atMs: 0 },
  });
export const chatDeletedOf = (seq: number, id: string): AnyEnvelope => envelope('chat', ROOM, seq, { deleted: id });
/** A rain in the chat's log. */
export const rainOf = (seq: number, rain = `rain-${seq}`): AnyEnvelope =>
  envelope('chat', ROOM, seq, {
    ...{ rain, giver: null, simulated: false, amount: 100, currency: 'USD', exponent: 2, shares: 2, atMs: 0 },
  });
export const endOf = (reason: FeedValues['session']['reason'] = 'elsewhere'): AnyEnvelope =>
  envelope('session', SESSION, 1, { kind: 'ended', reason });

export const proofOf = (at: number, seqs: PerKey<number> = {}, epoch = EPOCH): Heartbeat => ({ epoch, at, seqs });

export const took = (accepted: AnyEnvelope): SyncEvent => ({ kind: 'envelope', envelope: accepted });
export const reset = (feed: Feed, key: string): SyncEvent => ({ kind: 'reset', feed, key });
export const resetAll: SyncEvent = { kind: 'resetAll', epoch: NEW_EPOCH };
export const behind: SyncEvent = { kind: 'behind' };
export const caughtUp: SyncEvent = { kind: 'caughtUp' };
export const proved = (at: number, offsetMs: number): SyncEvent => ({ kind: 'heartbeat', at, offsetMs });
/** Version `seq` of what a member's invitations brought: as many came. */
export const referralOf = (seq: number): AnyEnvelope =>
  envelope('referral', MEMBER, seq, { invited: seq, claimable: 0 });
/** Version `seq` of a member's rebate, with as much to claim where nothing else is said. */
export const rebateOf = (seq: number, claimable = seq): AnyEnvelope =>
  envelope('rebate', MEMBER, seq, { claimable, owed: 0, ready: true });
/** One mission of which as much is reached as its version. */
export const missionsOf = (seq: number, reached = seq): AnyEnvelope =>
  envelope('missions', MEMBER, seq, {
    list: [{ code: 'daily', from: '2026-11-29', state: 'open', values: [reached] }],
  });
export const BOARD = 'board:7';
/** The ranks of members with these letters as names, the best first. */
export const ranksOf = (seq: number, names: string, from = '2026-11-29'): AnyEnvelope =>
  envelope('leaderboard', BOARD, seq, {
    from,
    asOfMs: seq,
    members: names.length,
    rows: [...names].map((name, at) => ({ rank: at + 1, name, score: 100 - at })),
  });
