import type { BetCall, BetSettleCall, Call, Single } from './calls.ts';
import type { Adjust, Requested, Bet, Change, Rollback, Sent, Settle } from './commands.ts';
import { GAMES, MICRO, SHARE, type State } from './state.ts';

/** A transaction that was rolled back before it arrived. */
interface Coming {
  tx: string;
  who: number;
  round: string;
}

/** Resolves the commands of one sequence: transaction numbers, and the calls that a distance refers to. */
export class Meaning {
  readonly #state: () => State;
  readonly #name: string;
  readonly #sent: Call[] = [];
  readonly #singles: Single[] = [];
  readonly #coming: Coming[] = [];
  #count = 0;

  /** `name` prefixes every tx_id; the state provides the existing sessions. */
  constructor(name: string, state: () => State) {
    this.#name = name;
    this.#state = state;
  }

  of(sent: Sent): Call {
    if ('again' in sent) return this.#again(sent);
    const call = this.#new(sent);
    this.#sent.push(call);
    return call;
  }
  /** An earlier transaction, by its distance. */
  txAgo(ago: number): string {
    return this.#ago(this.#singles, ago)?.tx ?? this.#never;
  }

  #new(sent: Exclude<Sent, { again: number }>): Call {
    if ('batch' in sent) return { call: 'batch', calls: sent.batch.map((each) => this.#single(each)) };
    if ('betSettle' in sent) return this.#betSettle(sent);
    return this.#single(sent);
  }

  #single(request: Requested): Single {
    const call = this.#callOf(request);
    this.#singles.push(call);
    return call;
  }

  #callOf(request: Requested): Single {
    if ('bet' in request) return this.#bet(request);
    if ('settle' in request) return this.#settle(request);
    return 'rollback' in request ? this.#rollback(request) : this.#adjust(request);
  }

  #bet(request: Bet): BetCall {
    const late = request.late ? this.#coming.shift() : undefined;
    const who = late?.who ?? request.bet;
    const sessions = this.#state().players[who]?.sessions ?? [];
    const newest = sessions.length - 1;
    const session = { newest, older: Math.max(0, newest - 1), foreign: newest, none: -1 }[request.session];
    const its = sessions[session]?.game ?? 0;
    const share = request.amount * SHARE;
    return {
      call: 'bet',
      tx: late?.tx ?? this.#tx(),
      who,
      round: late?.round ?? `r${request.round}`,
      session,
      foreign: request.session === 'foreign',
      game: { its, other: 1 - its, none: GAMES.length }[request.game],
      amount: request.amount,
      currency: request.euro ? 'EUR' : 'USD',
      pool: {
        none: null,
        share: { id: 'grand', micro: share - (request.amount % 3) },
        'too much': { id: 'grand', micro: share + 1 },
        other: { id: 'mini', micro: MICRO },
      }[request.pool],
    };
  }

  #betSettle({ betSettle, won, closed, winLate }: Extract<Sent, { betSettle: unknown }>): BetSettleCall {
    const stake = this.#bet(betSettle);
    const win = winLate ? this.#coming.shift() : undefined;
    const call: BetSettleCall = { ...stake, call: 'bet-settle', win: win?.tx ?? this.#tx(), won, closed };
    this.#singles.push(stake, { ...NO_SETTLE, tx: call.win, who: call.who, round: call.round, bet: call.tx });
    return call;
  }

  #settle(request: Settle): Single {
    const bets = this.#singles.filter((call) => call.call === 'bet');
    const bet = this.#ago(bets, request.settle);
    const late = request.late ? this.#coming.shift() : undefined;
    const who = bet?.who ?? 0;
    const game = bet?.game ?? 0;
    const jackpot = (request.type === 'jackpot') !== (request.pool === 'wrong');
    return {
      call: 'settle',
      tx: late?.tx ?? this.#tx(),
      bet: bet?.tx ?? this.#never,
      who: { its: who, other: 1 - who, nobody: 2 }[request.who],
      round: request.round === 'its' ? (bet?.round ?? 'r0') : 'r9',
      game: request.game === 'its' ? game : 1 - (game % 2),
      amount: request.type === 'jackpot' && request.amount % 8 ? 0 : request.amount,
      currency: request.euro ? 'EUR' : 'USD',
      closed: request.closed,
      type: request.type,
      pool: jackpot ? (request.pool === 'other' ? 'mini' : 'grand') : null,
    };
  }

  #rollback({ rollback, who, round }: Rollback): Single {
    const tx = this.#tx();
    if (rollback === 'coming') {
      const coming = { tx: this.#tx(), who: this.#count % 2, round: `r${this.#count % 3}` };
      this.#coming.push(coming);
      return { call: 'rollback', tx, who: coming.who, round: coming.round, target: coming.tx, game: 0 };
    }
    const target = this.#ago(this.#singles, rollback);
    const its = target?.who ?? 0;
    return {
      call: 'rollback',
      tx,
      target: target?.tx ?? this.#never,
      who: { its, other: 1 - (its % 2), nobody: 2 }[who],
      round: round === 'its' ? (target?.round ?? 'r0') : 'r9',
      game: target?.game ?? 0,
    };
  }

  #adjust({ adjust, amount, euro, game, late }: Adjust): Single {
    const bet = this.#ago(this.#singles, adjust);
    const coming = late ? this.#coming.shift() : undefined;
    const its = (bet?.game ?? 0) % 2;
    return {
      call: 'adjust',
      tx: coming?.tx ?? this.#tx(),
      who: bet?.who ?? 0,
      round: bet?.round ?? 'r0',
      game: game === 'its' ? its : 1 - its,
      amount,
      currency: euro ? 'EUR' : 'USD',
    };
  }

  #again({ again, change }: { again: number; change: Change }): Call {
    const before = this.#ago(this.#sent, again) ?? this.of({ rollback: 0, who: 'its', round: 'its' });
    if (before.call === 'batch') return before;
    if (change === 'amount' && 'amount' in before) return { ...before, amount: before.amount + 1 };
    if (change === 'round') return { ...before, round: 'r8' };
    if (change === 'player') return { ...before, who: 1 - (before.who % 2) };
    // Not a change of content: a retry may have a newer session.
    if (change === 'session' && 'session' in before) return { ...before, session: 0 };
    return before;
  }

  /** A transaction that never arrives. */
  get #never(): string {
    return `${this.#name}-never`;
  }
  #tx(): string {
    this.#count += 1;
    return `${this.#name}-${this.#count}`;
  }
  #ago<T>(list: T[], ago: number): T | undefined {
    return list.at(-1 - (ago % (list.length || 1)));
  }
}

/** Stands for the win of a bet-settle, so that it can be rolled back. */
const NO_SETTLE = {
  call: 'settle',
  game: 0,
  amount: 0,
  currency: 'USD',
  closed: false,
  type: 'win',
  pool: null,
} as const;
