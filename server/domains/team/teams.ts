import type { Millis } from '../../../contract/primitives.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { LeasedRun } from '../../jobs/every-leased.ts';
import { emitAgentFigures } from '../../live/emit.ts';
import { windowAt } from '../pay-contracts/index.ts';
import { MerchantTeam, type Line, type Round } from './merchant-team.ts';
import { readMoves, readPresent, readRounds, readTeams, restoreDay } from './read.ts';

/** Least time between two figures of the same agent. */
const TELL_EVERY_MS = 1_000;
/** Interval for noticing members who joined, came online or left. */
const LOOK_EVERY_MS = 5_000;

export interface TeamMerchant {
  merchant: string;
  currency: string;
  exponent: number;
  timeZone: string;
  /** The database's clock. */
  nowMs: Millis;
}

interface Watched {
  team: MerchantTeam;
  /** Counted since the last figures. */
  waiting: Line[];
  rounds: Map<string, Round>;
  lookedAtMs: Millis;
  /** The newest change of an upline that the team includes. */
  moves: number;
  publishedAtMs: Millis;
}

/** The counting node's state of each merchant's teams, published to their agents (LIVE-06). */
export class Teams {
  readonly #merchants = new Map<string, Watched>();
  readonly #house: Pick<BaseContext, 'database'>;

  constructor(ctx: Pick<BaseContext, 'database'>) {
    this.#house = ctx;
  }

  /** Another node may have counted meanwhile, so everything is read again. */
  forget(merchant?: string): void {
    if (merchant === undefined) this.#merchants.clear();
    else this.#merchants.delete(merchant);
  }

  /** Counts lines after their transaction committed. */
  count(merchant: string, lines: readonly Line[]): void {
    const watched = this.#merchants.get(merchant);
    // Not loaded yet: loading reads these lines too.
    if (!watched) return;
    watched.waiting.push(...lines);
    for (const { round } of lines) watched.rounds.delete(round);
  }

  /** Writes the figures that changed, at most once a second. */
  async tell(paid: TeamMerchant, turn: Pick<LeasedRun, 'guard'>): Promise<void> {
    const { merchant, nowMs } = paid;
    const known = this.#merchants.get(merchant);
    if (known && nowMs - known.publishedAtMs < TELL_EVERY_MS && nowMs >= known.publishedAtMs) return;
    try {
      await this.#house.database.transact(async (tx) => {
        // Loads a whole day outside the guard, so that the lease can be renewed meanwhile.
        const isKnown = known && (!isLookDue(known, nowMs) || known.moves === (await readMoves(tx, merchant)));
        const watched = isKnown ? known : await this.#read(tx, paid);
        await turn.guard(tx);
        const { team, rounds } = watched;
        const day = windowAt('day', nowMs, paid.timeZone);
        if (team.dayStartMs !== day.startMs) {
          team.begin(day.startMs);
          rounds.clear();
        }
        if (isLookDue(watched, nowMs) || watched.waiting.some(({ member }) => !team.knows(member))) {
          team.enter(await readTeams(tx, merchant, watched.lookedAtMs));
          team.present(await readPresent(tx, merchant), nowMs);
          watched.lookedAtMs = nowMs;
        }
        team.count(watched.waiting.splice(0), nowMs);
        const agents = team.takeChanged();
        const named = [...new Set(team.roundsOf(agents))];
        const unknown = named.filter((id) => !rounds.has(id));
        for (const [id, round] of await readRounds(tx, unknown)) rounds.set(id, round);
        const figures = agents.map((agent) => [agent, team.figure(agent, nowMs, rounds)] as const);
        await emitAgentFigures(tx, merchant, 'team', new Map(figures));
        watched.publishedAtMs = nowMs;
        this.#merchants.set(merchant, watched);
      });
    } catch (error) {
      // The transaction rolled back, so it is unknown which figures were published.
      this.forget(merchant);
      throw error;
    }
  }

  async #read(
    tx: Parameters<typeof readTeams>[0],
    { merchant, currency, exponent, timeZone, nowMs }: TeamMerchant,
  ): Promise<Watched> {
    const moves = await readMoves(tx, merchant);
    const team = new MerchantTeam({ currency, exponent }, windowAt('day', nowMs, timeZone).startMs);
    team.enter(await readTeams(tx, merchant, 0));
    await restoreDay(tx, merchant, team, nowMs);
    team.present(await readPresent(tx, merchant), nowMs);
    return { team, waiting: [], rounds: new Map(), lookedAtMs: nowMs, moves, publishedAtMs: 0 };
  }
}

const isLookDue = ({ lookedAtMs }: Watched, nowMs: Millis): boolean => Math.abs(nowMs - lookedAtMs) >= LOOK_EVERY_MS;
