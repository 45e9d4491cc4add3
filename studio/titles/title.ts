import * as z from 'zod/mini';
import { FAMILIES } from '../families/all.ts';
import type { AnyFamily } from '../families/family.ts';

const Id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'));
const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #0b3d2c'));
const MIN_ROUND_MS = 2_500;
const LARGEST_STAKE = 1_000_000_000;

/** When slow draws are made: the local times, and the days of the week (Sunday is 0), all unless stated. */
const Clock = z.strictObject({
  at: z.array(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 18:15'))).check(
    z.minLength(1),
    z.refine((times) => times.every((time, at) => at === 0 || time > times[at - 1]!), 'must rise'),
  ),
  days: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1))),
  gmtOffsetMinutes: z.int().check(z.minimum(-720), z.maximum(840)),
});

/** A title as written in its file. The whole title is data. */
export const TitleFile = z.strictObject({
  id: Id,
  /** Its number in the site's catalogue. */
  nodeId: z.string().check(z.regex(/^\d{1,9}$/, 'must be digits')),
  vendor: z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/, 'must be a vendor code')),
  family: z.string(),
  type: z.enum(['RNG', 'FISH', 'LIVE', 'COCKFIGHT', 'LOTT', 'ELOTT', 'SPORTS', 'ESPORTS', 'PVP']),
  class: z.string().check(z.minLength(1)),
  /** The marks with which a lobby shows it. */
  hot: z.optional(z.boolean()),
  fresh: z.optional(z.boolean()),
  params: z.unknown(),
  /** Stakes that the client offers, minor units, smallest first. */
  stakes: z.array(z.int().check(z.positive(), z.maximum(LARGEST_STAKE))).check(
    z.minLength(1),
    z.refine((stakes) => stakes.every((stake, at) => at === 0 || stake > stakes[at - 1]!), 'must rise'),
  ),
  /** From the start of one round to the start of the next (PP-20); 0 at a table, whose own times are slower. */
  minRoundMs: z.int().check(z.nonnegative(), z.maximum(60_000)),
  /**
   * Everybody plays the same round: how long bets are taken, until the draw, and until the next round. Where players have a choice,
   * `drawMs` is until the first draws, and `decideMs` the time for it.
   */
  table: z.optional(
    z
      .strictObject({
        openMs: z.optional(z.int().check(z.minimum(100), z.maximum(86_400_000))),
        /** Draws at these times of the day, in place of `openMs`. */
        clock: z.optional(Clock),
        drawMs: z.int().check(z.minimum(0), z.maximum(600_000)),
        decideMs: z.optional(z.int().check(z.minimum(1_000), z.maximum(60_000))),
        showMs: z.int().check(z.minimum(0), z.maximum(600_000)),
      })
      .check(
        z.refine(({ openMs, clock }) => (openMs === undefined) !== (clock === undefined), 'has openMs or a clock'),
      ),
  ),
  /** Players play against each other: the seats of a table, the time for a turn, and how long a result is shown. */
  hands: z.optional(
    z.strictObject({
      seats: z.int().check(z.minimum(2), z.maximum(10)),
      turnMs: z.int().check(z.minimum(1_000), z.maximum(120_000)),
      showMs: z.int().check(z.minimum(0), z.maximum(60_000)),
    }),
  ),
  pool: z.optional(z.strictObject({ id: z.string().check(z.minLength(1)) })),
  /** What the pictures, colours and sounds use. */
  theme: z.looseObject({ ground: Colour, accent: Colour, motif: z.string() }),
});
export type TitleFile = z.infer<typeof TitleFile>;

/** A title that can be played: its parameters are read by its family. */
export interface Title extends Omit<TitleFile, 'family' | 'params'> {
  family: AnyFamily;
  params: unknown;
  /** As written; the client reads them with the same family. */
  written: unknown;
}

/** A title that cannot be played. The message names the file, the field and the reason. */
export class BadTitle extends Error {
  override name = 'BadTitle';
}

/** Reads a title's file. Throws BadTitle. */
export function readTitle(file: string, given: unknown): Title {
  const fail = (field: string, reason: string): never => {
    throw new BadTitle(`${file}: ${field === '' ? 'title' : field}: ${reason}.`);
  };
  const read = TitleFile.safeParse(given);
  if (!read.success) return fail(...issueOf(read.error));
  const { family: name, params: written, ...rest } = read.data;
  const family = FAMILIES.get(name) ?? fail('family', `there is no family "${name}"`);
  if (file !== `${rest.id}.json`) fail('id', `must be the file's name, but is "${rest.id}"`);
  const params = family.Params.safeParse(written);
  if (!params.success) {
    const [path, reason] = issueOf(params.error);
    return fail(path === '' ? 'params' : `params.${path}`, reason);
  }
  // At a table and in a book the pace is that of the events.
  const isPaced = rest.table !== undefined || rest.hands !== undefined || family.book !== undefined;
  if (!isPaced && rest.minRoundMs < MIN_ROUND_MS) fail('minRoundMs', `must be at least ${MIN_ROUND_MS}`);
  if (rest.table !== undefined && family.shared === undefined)
    fail('table', `the family "${name}" is not played by everybody together`);
  if ((rest.hands !== undefined) !== (family.hands !== undefined))
    fail('hands', `a title has seats if the players of the family "${name}" play against each other`);
  const hasChoice = family.shared?.choice !== undefined;
  if (rest.table !== undefined && hasChoice !== (rest.table.decideMs !== undefined))
    fail('table.decideMs', `the family "${name}" ${hasChoice ? 'has a choice' : 'has no choice'}`);
  const odds = family.poolOdds?.(params.data) ?? null;
  if ((odds !== null) !== (rest.pool !== undefined))
    fail('pool', 'a title with a pool names it and states its odds in its parameters');
  if (odds !== null && rest.stakes.at(-1)! >= odds) fail('stakes', 'the highest stake would always win the pool');
  return { ...rest, family, params: params.data, written };
}

const { localeError: inEnglish } = z.locales.en();

function issueOf({ issues }: z.core.$ZodError): [path: string, reason: string] {
  const [issue] = issues;
  if (!issue) return ['', 'cannot be read'];
  // Without a message of its own, an issue says only that something is wrong.
  const said = issue.message === 'Invalid input' ? inEnglish(issue as z.core.$ZodRawIssue) : issue.message;
  const reason = typeof said === 'string' ? said : (said?.message ?? issue.message);
  return [issue.path.join('.'), reason.replace(/\.$/, '')];
}
