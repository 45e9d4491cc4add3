import { randomInt } from 'node:crypto';
import { titleOf, type Studio } from '../../server/context.ts';
import { only, type Queryable } from '../../server/database.ts';
import type { FeedMessage, FeedStep } from '../../families/shared/book.ts';
import type { LoadedTitle } from '../../titles/load.ts';
import { applyFeed } from './apply.ts';

/** At most so many fixtures of one title step in one transaction; if fewer did, no more are due. */
export const FIXTURES_AT_ONCE = 50;
const WORDS = 2 ** 32;
/** Nobody can know what will happen: it is drawn when it happens. */
const random = (): number => randomInt(WORDS) / WORDS;

/** The titles with fixtures, of vendors that a merchant offers. */
export const booksOf = ({ operators, titles }: Studio): LoadedTitle[] => {
  const vendors = new Set(operators.parties.map(({ vendor }) => vendor));
  return [...titles.values()].filter(({ vendor, family }) => family.book !== undefined && vendors.has(vendor));
};

/** Announces fixtures until each sport of a title has as many open ones as it states. One node does so at a time. */
export const openFixtures = (studio: Studio, title: LoadedTitle): Promise<number> =>
  studio.db.transact(async (tx) => {
    const lock = `select pg_try_advisory_xact_lock(hashtextextended('book ' || $1, 0)) as mine`;
    if (!only(await tx.query<{ mine: boolean }>(lock, [title.id])).mine) return 0;
    const { book } = title.family;
    const { nowMs } = only(
      await tx.query<{ nowMs: number }>(`select extract(epoch from clock_timestamp())::float8 * 1000 as "nowMs"`),
    );
    const open = await tx.query<{ sport: string; count: number; last: Date }>(
      `select about ->> 'sport' as sport, count(*)::int as count, max(starts_at) as last
         from book_fixture where game = $1 and ended_at is null and starts_at > clock_timestamp() - interval '1 day' group by 1`,
      [title.id],
    );
    const bySport = new Map(open.rows.map((row) => [row.sport, row]));
    let { number } = only(
      await tx.query<{ number: number }>(
        `select coalesce(max(number), 0) as number from book_fixture where game = $1`,
        [title.id],
      ),
    );
    const steps: { fixture: string; step: FeedStep }[] = [];
    for (const { sport, open: wanted, everyMs } of book!.sports(title.params)) {
      const known = bySport.get(sport);
      let startsAtMs = Math.max(known?.last.getTime() ?? 0, nowMs - everyMs / 2);
      for (let missing = wanted - (known?.count ?? 0); missing > 0; missing -= 1) {
        number += 1;
        startsAtMs = Math.max(Math.round(startsAtMs + everyMs * (0.7 + 0.6 * random())), Math.ceil(nowMs) + 20_000);
        const fixture = `${title.id}-${number}`;
        steps.push({
          fixture,
          step: book!.simulator.open(title.params, { fixture, sport, startsAtMs, nowMs }, random),
        });
      }
    }
    await say(
      studio,
      tx,
      title.id,
      steps.flatMap(({ step }) => step.messages),
    );
    if (steps.length > 0)
      await tx.query(
        `insert into book_source (fixture, game, state, due_at)
         select fixture, $2, state, clock_timestamp() + due * interval '1 millisecond'
           from jsonb_to_recordset($1::jsonb) as g (fixture text, state jsonb, due float8)`,
        [
          JSON.stringify(steps.map(({ fixture, step }) => ({ fixture, state: step.state, due: step.dueInMs }))),
          title.id,
        ],
      );
    return steps.length;
  });

const say = (studio: Studio, tx: Queryable, game: string, messages: readonly FeedMessage[]): Promise<void> =>
  applyFeed(studio, tx, game, messages);

/** Lets the due fixtures of one title speak. Any node continues where another stopped. Returns how many spoke. */
export const stepFixtures = (studio: Studio, game: string): Promise<number> =>
  studio.db.transact(async (tx) => {
    const { rows } = await tx.query<{ fixture: string; state: unknown; nowMs: number }>(
      `select fixture, state, extract(epoch from clock_timestamp())::float8 * 1000 as "nowMs" from book_source
        where game = $1 and due_at <= clock_timestamp() order by due_at limit $2 for update skip locked`,
      [game, FIXTURES_AT_ONCE],
    );
    if (rows.length === 0) return 0;
    const { family, params } = titleOf(studio, game);
    const steps = rows.map(({ fixture, state, nowMs }) => ({
      fixture,
      ...family.book!.simulator.next(params, state, nowMs, random),
    }));
    await say(
      studio,
      tx,
      game,
      steps.flatMap(({ messages }) => messages),
    );
    const going = steps.filter(({ state }) => state !== null);
    if (going.length > 0)
      await tx.query(
        `update book_source s set state = g.state, due_at = clock_timestamp() + g.due * interval '1 millisecond'
           from jsonb_to_recordset($1::jsonb) as g (fixture text, state jsonb, due float8) where s.fixture = g.fixture`,
        [JSON.stringify(going.map(({ fixture, state, dueInMs: due }) => ({ fixture, state, due })))],
      );
    const ended = steps.filter(({ state }) => state === null).map(({ fixture }) => fixture);
    if (ended.length > 0) await tx.query(`delete from book_source where fixture = any($1)`, [ended]);
    return rows.length;
  });

/** Fixtures on which nobody bet are forgotten after two days. */
export async function forgetFixtures(studio: Studio): Promise<void> {
  await studio.db.transact(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `select id from book_fixture f where ended_at < clock_timestamp() - interval '2 days'
          and not exists (select from book_leg l where l.fixture = f.id)
          and not exists (select from book_source s where s.fixture = f.id)
        order by id limit 500 for update skip locked`,
    );
    const ids = rows.map(({ id }) => id);
    for (const table of ['book_published', 'book_exposure'])
      await tx.query(`delete from ${table} where fixture = any($1)`, [ids]);
    await tx.query(`delete from book_fixture where id = any($1)`, [ids]);
  });
}
