import type { Millis, MinorUnits, Money } from '../../../contract/primitives.ts';
import type { BigBet, TeamFigure, TeamRow } from '../../../contract/team-figure.ts';

/** An agent or a member below one. */
export interface Person {
  id: number;
  upline: number | null;
  account: string;
  isAgent: boolean;
  joinedMs: Millis;
}
/** The amounts of a settled bet, or of its void or change. */
export interface Line {
  member: number;
  round: string;
  stake: MinorUnits;
  payout: MinorUnits;
  atMs: Millis;
}

const MINUTE = 60_000;
const CHART_MINUTES = 60;
/** A member who played this recently counts as online, with or without an open page. */
const PLAYS_FOR_MS = 2 * MINUTE;
const ROWS = 12;
const BIGGEST = 5;
/** Kept beyond those shown, because a void removes one. */
const SPARE = 15;

/** One of the biggest bets, identified by its round. */
interface Big extends Omit<BigBet, 'game'> {
  round: string;
}
/** The current state of a round. */
export interface Round {
  /** Name by language. */
  game: Record<string, string>;
  stake: MinorUnits;
  payout: MinorUnits;
}

/** A person with all members below. The sums include the person. */
interface Node extends Person {
  readonly below: Node[];
  members: number;
  newMembers: number;
  online: number;
  active: number;
  turnover: MinorUnits;
  own: MinorUnits;
  isOn: boolean;
  playedAtMs: Millis;
  /** Agents only. */
  readonly minutes: Map<Millis, MinorUnits>;
  bets: Big[];
  wins: Big[];
}

/**
 * Activity of a merchant's teams in the memory of the counting node: sums along every path of the tree, updated by each counted
 * line.
 * Can be restored from the database. Display only: the ledger holds the money.
 */
export class MerchantTeam {
  readonly #nodes = new Map<number, Node>();
  readonly #changed = new Set<number>();
  readonly #currency: { currency: string; exponent: number };
  dayStartMs: Millis;

  constructor(currency: { currency: string; exponent: number }, dayStartMs: Millis) {
    this.#currency = currency;
    this.dayStartMs = dayStartMs;
  }

  /** Adds people, uplines before their downlines. Leaves known people unchanged. */
  enter(people: readonly Person[]): void {
    for (const person of people) {
      if (this.#nodes.has(person.id)) continue;
      const node: Node = {
        ...person,
        below: [],
        members: 0,
        newMembers: 0,
        online: 0,
        active: 0,
        turnover: 0,
        own: 0,
        isOn: false,
        playedAtMs: 0,
        minutes: new Map(),
        bets: [],
        wins: [],
      };
      this.#nodes.set(node.id, node);
      this.#uplineOf(node)?.below.push(node);
      const isNew = person.joinedMs >= this.dayStartMs;
      this.#upwards(node, (each) => {
        each.members += 1;
        if (isNew) each.newMembers += 1;
      });
    }
  }

  knows(id: number): boolean {
    return this.#nodes.has(id);
  }

  /** Counts today's lines at this time. */
  count(lines: readonly Line[], nowMs: Millis): void {
    for (const line of lines) {
      const node = this.#nodes.get(line.member);
      if (!node || line.atMs < this.dayStartMs) continue;
      const wasActive = node.own > 0;
      node.own += line.stake;
      const active = Number(node.own > 0) - Number(wasActive);
      node.playedAtMs = Math.max(node.playedAtMs, line.atMs);
      const minute = Math.floor(line.atMs / MINUTE) * MINUTE;
      this.#upwards(node, (each) => {
        each.turnover += line.stake;
        each.active += active;
        if (each.isAgent) each.minutes.set(minute, (each.minutes.get(minute) ?? 0) + line.stake);
      });
      if (isPlaying(node, nowMs)) this.#turn(node, true);
      this.#noteBig(node, line);
    }
  }

  /** Adds what was counted before this node took over: each member's sums of today, and the minutes of the last hour. */
  restore(
    days: readonly { member: number; stake: MinorUnits; playedAtMs: Millis }[],
    minutes: readonly { member: number; minuteMs: Millis; stake: MinorUnits }[],
    big: readonly Line[],
  ): void {
    for (const { member, stake, playedAtMs } of days) {
      const node = this.#nodes.get(member);
      if (!node) continue;
      Object.assign(node, { own: stake, playedAtMs });
      this.#upwards(node, (each) => {
        each.turnover += stake;
        each.active += Number(stake > 0);
      });
    }
    for (const { member, minuteMs, stake } of minutes)
      this.#upwards(this.#nodes.get(member), (each) => {
        if (each.isAgent) each.minutes.set(minuteMs, (each.minutes.get(minuteMs) ?? 0) + stake);
      });
    for (const line of big) this.#noteBig(this.#nodes.get(line.member), line);
  }

  /** Sets the members with an open page. They and recent players count as online. */
  present(ids: ReadonlySet<number>, nowMs: Millis): void {
    for (const node of this.#nodes.values()) this.#turn(node, ids.has(node.id) || isPlaying(node, nowMs));
  }

  /** Starts a new day: resets everything that is counted by day. */
  begin(dayStartMs: Millis): void {
    this.dayStartMs = dayStartMs;
    for (const node of this.#nodes.values()) {
      Object.assign(node, { newMembers: 0, active: 0, turnover: 0, own: 0, bets: [], wins: [] });
      if (node.isAgent) this.#changed.add(node.id);
    }
    for (const node of this.#nodes.values())
      if (node.joinedMs >= dayStartMs) this.#upwards(node, (each) => void (each.newMembers += 1));
  }

  /** Returns the agents whose figures changed since the last call. */
  takeChanged(): number[] {
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }

  /** Returns the rounds that these agents' figures name. */
  roundsOf(agents: readonly number[]): string[] {
    return agents.flatMap((id) => {
      const { bets = [], wins = [] } = this.#nodes.get(id) ?? {};
      return [...bets.slice(0, BIGGEST), ...wins.slice(0, BIGGEST)].map(({ round }) => round);
    });
  }

  /** Returns an agent's figure; `rounds` has the rounds of `roundsOf`. */
  figure(agent: number, nowMs: Millis, rounds: ReadonlyMap<string, Round>): TeamFigure {
    const node = this.#nodes.get(agent)!;
    const since = Math.floor(nowMs / MINUTE - CHART_MINUTES + 1) * MINUTE;
    for (const minute of node.minutes.keys()) if (minute < since) node.minutes.delete(minute);
    const rows = rowsOf(node);
    const shown = (bigs: readonly Big[], what: 'stake' | 'payout'): BigBet[] =>
      bigs.slice(0, BIGGEST).flatMap(({ round: id, account, atMs }) => {
        const round = rounds.get(id);
        return round ? { account, atMs, game: round.game, amount: round[what] } : [];
      });
    return {
      dayStartMs: this.dayStartMs,
      members: node.members - 1,
      newMembers: node.newMembers - Number(node.joinedMs >= this.dayStartMs),
      online: node.online - Number(node.isOn),
      activeMembers: node.active,
      turnover: { amount: node.turnover, ...this.#currency } satisfies Money,
      minutes: [...node.minutes]
        .map(([atMs, turnover]) => ({ atMs, turnover }))
        .sort((one, other) => one.atMs - other.atMs),
      rows,
      moreRows: node.below.length + Number(node.own > 0) - rows.length,
      biggestBets: shown(node.bets, 'stake'),
      biggestWins: shown(node.wins, 'payout'),
      joined: node.below
        .filter(({ joinedMs }) => joinedMs >= this.dayStartMs)
        .sort((one, other) => other.joinedMs - one.joinedMs || other.id - one.id)
        .slice(0, BIGGEST)
        .map(({ account, joinedMs }) => ({ account, atMs: joinedMs })),
    };
  }

  #turn(node: Node, isOn: boolean): void {
    if (isOn === node.isOn) return;
    node.isOn = isOn;
    this.#upwards(node, (each) => void (each.online += isOn ? 1 : -1));
  }

  #uplineOf({ upline }: Person): Node | undefined {
    return upline === null ? undefined : this.#nodes.get(upline);
  }

  #upwards(from: Node | undefined, change: (node: Node) => void): void {
    for (let node = from; node; node = this.#uplineOf(node)) {
      change(node);
      if (node.isAgent) this.#changed.add(node.id);
    }
  }

  /** A voided or changed bet is removed by its round, and added again in its current state. */
  #noteBig(node: Node | undefined, { round, stake, payout, atMs }: Line): void {
    const upline = node && this.#uplineOf(node);
    if (!upline) return;
    const { account } = node;
    const bet = upline.bets.find((each) => each.round === round)?.amount ?? 0;
    const win = upline.wins.find((each) => each.round === round)?.amount ?? 0;
    upline.bets = placed(upline.bets, { round, account, atMs, amount: bet + stake });
    upline.wins = placed(upline.wins, { round, account, atMs, amount: win + payout });
  }
}

const isPlaying = ({ playedAtMs }: Node, nowMs: Millis): boolean => nowMs - playedAtMs < PLAYS_FOR_MS;

/** The biggest first; of two equal bets the earlier. */
const placed = (bigs: readonly Big[], big: Big): Big[] =>
  [...bigs.filter(({ round }) => round !== big.round), ...(big.amount > 0 ? [big] : [])]
    .sort((one, other) => other.amount - one.amount || one.atMs - other.atMs)
    .slice(0, BIGGEST + SPARE);

const rowOf = (who: TeamRow['who'], { account, members, online, active, turnover }: Node): TeamRow => ({
  who,
  account,
  members,
  online,
  activeMembers: active,
  turnover,
});

/** Returns direct downlines, the most active first, with the agent's own play if any. Inactive ones fill the remaining rows. */
const rowsOf = (agent: Node): TeamRow[] => {
  const own: TeamRow = {
    who: 'self',
    account: agent.account,
    members: 1,
    online: Number(agent.isOn),
    activeMembers: Number(agent.own > 0),
    turnover: agent.own,
  };
  const isBusy = ({ turnover, online }: Node) => turnover !== 0 || online > 0;
  const rows = [
    ...(agent.own > 0 ? [own] : []),
    ...agent.below.filter(isBusy).map((node) => rowOf(node.isAgent ? 'team' : 'member', node)),
  ]
    .sort(
      (one, other) =>
        other.turnover - one.turnover || other.online - one.online || (one.account < other.account ? -1 : 1),
    )
    .slice(0, ROWS);
  for (const node of agent.below) {
    if (rows.length === ROWS) break;
    if (!isBusy(node)) rows.push(rowOf(node.isAgent ? 'team' : 'member', node));
  }
  return rows;
};
