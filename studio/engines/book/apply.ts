import { titleOf, type Studio } from '../../server/context.ts';
import { only, type Queryable } from '../../server/database.ts';
import type { FeedMessage } from '../../families/shared/book.ts';
import { afterMessage, type Fixture, type OutcomeResult } from './fixture.ts';

/**
 * The port of the feed: takes its messages in order, in the caller's transaction. The simulator speaks here, and a real feed
 * would. Fixtures are locked in the order of their ids, before slips.
 */
export async function applyFeed(
  studio: Studio,
  tx: Queryable,
  game: string,
  messages: readonly FeedMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const { now } = only(await tx.query<{ now: Date }>(`select clock_timestamp() as now`));
  const known = await lockFixtures(tx, [...new Set(messages.map(({ fixture }) => fixture))]);
  const { family, params } = titleOf(studio, game);
  const results: OutcomeResult[] = [];
  const [added, changed] = [new Map<string, Fixture>(), new Map<string, Fixture>()];
  for (const message of messages) {
    const before = added.get(message.fixture) ?? changed.get(message.fixture) ?? known.get(message.fixture);
    const fixture = before ?? (message.type === 'fixture_change' ? announced(game, message, now) : undefined);
    if (!fixture) {
      studio.log.warn({ fixture: message.fixture, type: message.type }, 'the feed told of an unknown fixture');
      continue;
    }
    const step = afterMessage(
      fixture,
      message,
      (outcomes, isLive) => family.book!.pricesOf(params, outcomes, isLive),
      now,
    );
    (known.has(message.fixture) ? changed : added).set(message.fixture, step.fixture);
    results.push(...step.results);
  }
  await write(tx, added, changed);
  await applyResults(tx, results);
}

export async function lockFixtures(
  tx: Queryable,
  ids: readonly string[],
  lock: 'update' | 'share' = 'update',
): Promise<Map<string, Fixture>> {
  const { rows } = await tx.query<Fixture>(`select * from book_fixture where id = any($1) order by id for ${lock}`, [
    ids,
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

type Announced = Extract<FeedMessage, { type: 'fixture_change' }>;

const announced = (game: string, { fixture, about, startsAtMs, score }: Announced, now: Date): Fixture => ({
  id: fixture,
  game,
  number: Number(/\d+$/.exec(fixture)?.[0] ?? 0),
  about,
  starts_at: new Date(startsAtMs),
  phase: 'before',
  score,
  markets: {},
  stopped_at: null,
  heard_at: now,
  revision: 1,
  timeline: [],
  statistics: [],
  facts_revision: 1,
  ended_at: null,
});

const COLUMNS = `id text, game text, number int, about jsonb, starts_at timestamptz, phase text, score jsonb, markets jsonb,
  stopped_at timestamptz, heard_at timestamptz, revision int, ended_at timestamptz, timeline jsonb, statistics jsonb,
  facts_revision int`;

/** Writes all fixtures of a transaction in two statements. */
async function write(tx: Queryable, added: Map<string, Fixture>, changed: Map<string, Fixture>): Promise<void> {
  if (added.size > 0)
    await tx.query(
      `insert into book_fixture (id, game, number, about, starts_at, phase, score, markets, stopped_at, heard_at, revision,
         ended_at, timeline, statistics, facts_revision)
       select id, game, number, about, starts_at, phase, score, markets, stopped_at, heard_at, revision, ended_at, timeline,
              statistics, facts_revision
         from jsonb_to_recordset($1::jsonb) as g (${COLUMNS})`,
      [JSON.stringify([...added.values()])],
    );
  if (changed.size > 0)
    await tx.query(
      `update book_fixture f set about = g.about, starts_at = g.starts_at, phase = g.phase, score = g.score,
         markets = g.markets, stopped_at = g.stopped_at, heard_at = g.heard_at, revision = g.revision, ended_at = g.ended_at,
         timeline = g.timeline, statistics = g.statistics, facts_revision = g.facts_revision
         from jsonb_to_recordset($1::jsonb) as g (${COLUMNS}) where f.id = g.id`,
      [JSON.stringify([...changed.values()])],
    );
}

/** Notes results at the legs that are on them. A slip that is settled and has another result now is settled again. */
async function applyResults(tx: Queryable, results: readonly OutcomeResult[]): Promise<void> {
  if (results.length === 0) return;
  // Of one outcome the newest.
  const newest = new Map(results.map((each) => [`${each.fixture} ${each.market} ${each.outcome}`, each]));
  const { rows } = await tx.query<{ round_id: string }>(
    `update book_leg l set result = g.result
       from jsonb_to_recordset($1::jsonb) as g (fixture text, market text, outcome text, result jsonb)
      where l.fixture = g.fixture and l.market = g.market and l.outcome = g.outcome and l.result is distinct from g.result
      returning l.round_id`,
    [JSON.stringify([...newest.values()])],
  );
  if (rows.length === 0) return;
  const ids = [...new Set(rows.map(({ round_id }) => round_id))].sort();
  await tx.query(`select from book_slip where round_id = any($1) order by round_id for update`, [ids]);
  await tx.query(
    `update book_slip s set
       open_legs = (select count(*) from book_leg l where l.round_id = s.round_id and l.result is null),
       state = case s.state when 'settled' then 'reopened' else s.state end
     where s.round_id = any($1)`,
    [ids],
  );
}
