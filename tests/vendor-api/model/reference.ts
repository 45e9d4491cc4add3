import { contentOf, type Call, type Single } from './calls.ts';
import { bet } from './rule-bet.ts';
import { rollback } from './rule-rollback.ts';
import { answer } from './rules.ts';
import { adjust, settle } from './rule-settle.ts';
import type { Answer, Player, State } from './state.ts';

const SUCCESS = ['OK', 'ALREADY_PROCESSED', 'ALREADY_ROLLED_BACK'];

/** The vendor API in memory: answers a call, and changes the state as the call does. */
export const byReference = (state: State, call: Call, chosen: ReadonlySet<string> = new Set()): Answer => {
  if (call.call === 'batch') return batch(state, call.calls, chosen);
  if (call.call === 'bet-settle') return betSettle(state, call, chosen);
  return single(state, call, contentOf(call), chosen);
};

const single = (state: State, call: Single, content: string, chosen: ReadonlySet<string>): Answer => {
  const given = { state, content, chosen };
  if (call.call === 'bet') return bet({ ...given, call });
  if (call.call === 'settle') return settle({ ...given, call });
  return call.call === 'rollback' ? rollback({ ...given, call }) : adjust({ ...given, call });
};

/** Restores the state, except what is flagged for manual review. */
const undo = (state: State, before: State): void => {
  const incidents = state.players.map((player) => player.incidents);
  Object.assign(state, before);
  state.players.forEach((player: Player, who) => (player.incidents = incidents[who]!));
};

/** Cases 21, 22. */
const batch = (state: State, calls: Single[], chosen: ReadonlySet<string>): Answer => {
  const before = structuredClone(state);
  const results: Answer[] = [];
  for (const call of calls) {
    const result = single(state, call, contentOf(call), chosen);
    results.push(result);
    if (SUCCESS.includes(result.code)) continue;
    undo(state, before);
    const refused = { ...result, platform: null, balance: null };
    const undone = calls.map((each, index) => (index === results.length - 1 ? refused : answer('TEMPORARY', each.tx)));
    return { ...refused, results: undone };
  }
  return answer('OK', null, { balance: results.at(-1)!.balance, results });
};

const betSettle = (state: State, call: Extract<Call, { call: 'bet-settle' }>, chosen: ReadonlySet<string>): Answer => {
  const before = structuredClone(state);
  const content = contentOf(call);
  const staked = single(state, { ...call, call: 'bet' }, content, chosen);
  if (staked.code !== 'OK') return staked;
  const { who, round, game, currency, closed } = call;
  const win: Single = {
    call: 'settle',
    tx: call.win,
    who,
    round,
    bet: call.tx,
    game,
    amount: call.won,
    currency,
    closed,
    type: 'win',
    pool: null,
  };
  const paid = single(state, win, content, chosen);
  if (paid.code === 'OK') return { ...staked, balance: paid.balance };
  undo(state, before);
  // Nothing was booked, so there is neither a number nor a new balance to return.
  return { ...paid, tx_id: call.tx, platform: null, balance: null };
};
