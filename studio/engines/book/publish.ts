import type { VendorRequest } from '../../../contract/vendor.ts';
import { gamesOf, titleOf, type Studio } from '../../server/context.ts';
import type { Party } from '../../server/operators.ts';
import { oddsOf, type Fixture } from './fixture.ts';
import { IS_OPEN } from './slips.ts';

/** States of one call, which takes 64 kilobytes. The prices of a fixture have up to three, its timeline up to six. */
const ODDS_AT_ONCE = 15;
const FACTS_AT_ONCE = 8;
const SLIPS_AT_ONCE = 100;

/**
 * Tells the platform of the fixtures and slips that changed, each as it stands now: however often a price changed since the last
 * call, it is told once. What the platform does not take is told again.
 */
export async function publishBooks(studio: Studio): Promise<void> {
  for (const party of studio.operators.parties) {
    const games = gamesOf(studio, party).filter((game) => studio.titles.get(game)?.family.book);
    if (games.length === 0) continue;
    while (await tellFixtures(studio, party, games, ODDS));
    while (await tellFixtures(studio, party, games, FACTS));
    while (await tellSlips(studio, party, games));
  }
}

type Published = VendorRequest<'state'>['states'][number];

/** What is told of a fixture, and the column that counts its changes. */
interface Scope {
  revision: 'revision' | 'facts_revision';
  atOnce: number;
  stateOf: (studio: Studio, fixture: Fixture) => Published;
}

const ODDS: Scope = {
  revision: 'revision',
  atOnce: ODDS_AT_ONCE,
  stateOf: (_, fixture) => {
    const { id, game, revision: version } = fixture;
    return { scope: 'odds', game, id, version, value: oddsOf(fixture) };
  },
};

const FACTS: Scope = {
  revision: 'facts_revision',
  atOnce: FACTS_AT_ONCE,
  stateOf: (studio, { id, game, facts_revision: version, about, timeline, statistics }) => {
    const { sideNames } = titleOf(studio, game);
    const named = (of: string) => ({ id: of, names: sideNames!(of) });
    const [league, home, away] = [named(about.league), named(about.home), named(about.away)];
    return {
      scope: 'fixture',
      game,
      id,
      version,
      value: { sport: about.sport, league, home, away, timeline, statistics },
    };
  },
};

/** Returns whether there may be more. */
async function tellFixtures(
  studio: Studio,
  party: Party,
  games: readonly string[],
  { revision, atOnce, stateOf }: Scope,
): Promise<boolean> {
  const { rows } = await studio.db.query<Fixture>(
    `select f.* from book_fixture f left join book_published t on t.fixture = f.id and t.merchant = $1
      where f.game = any($2) and f.${revision} > coalesce(t.${revision}, 0) and f.starts_at > clock_timestamp() - interval '6 hours'
      order by f.id limit $3`,
    [party.merchant, games, atOnce],
  );
  const states = rows.map((fixture) => stateOf(studio, fixture));
  if (!(await tell(studio, party, states))) return false;
  await studio.db.query(
    `insert into book_published (fixture, merchant, revision, facts_revision)
     select fixture, $2, case $4 when 'revision' then told else 0 end, case $4 when 'revision' then 0 else told end
       from unnest($1::text[], $3::int[]) as g (fixture, told)
     on conflict (fixture, merchant) do update set ${revision} = greatest(book_published.${revision}, excluded.${revision})`,
    [rows.map(({ id }) => id), party.merchant, rows.map((row) => row[revision]), revision],
  );
  return rows.length === atOnce;
}

/** Tells each player of whom a slip has changed how many are open. Returns whether there may be more. */
async function tellSlips(studio: Studio, party: Party, games: readonly string[]): Promise<boolean> {
  const { rows } = await studio.db.query<{ player_account: string; game: string; player: string; ids: string[] }>(
    `select c.player_account, c.game, a.player, array_agg(c.id::text) as ids
       from book_slip_change c join player_account a on a.id = c.player_account
      where a.merchant = $1 and c.game = any($2) group by 1, 2, 3 order by min(c.id) limit $3`,
    [party.merchant, games, SLIPS_AT_ONCE],
  );
  if (rows.length === 0) return false;
  const [accounts, its] = [rows.map(({ player_account }) => player_account), rows.map(({ game }) => game)];
  const counts = await studio.db.query<{
    player_account: string;
    game: string;
    version: number;
    open: number;
    waiting: number;
  }>(
    // The version is drawn before the slips are counted: a later count has a higher one.
    `with versioned as materialized (
       select g.player_account, g.game, nextval('book_slips_version') as version
         from unnest($1::text[], $2::text[]) as g (player_account, game))
     select v.player_account, v.game, v.version,
            count(*) filter (where r.state = 'waiting')::int as open,
            count(*) filter (where r.state is not null and r.state <> 'waiting')::int as waiting
       from versioned v
       left join lateral (
         select r.state from round r join book_slip s on s.round_id = r.id
          where r.player_account = v.player_account and r.game = v.game and r.is_slip and ${IS_OPEN}) r on true
      group by 1, 2, 3`,
    [accounts, its],
  );
  const players = new Map(rows.map(({ player_account, player }) => [player_account, player]));
  const states = counts.rows.map(({ player_account, game, version, open, waiting }): Published => {
    const for_player = players.get(player_account)!;
    return { scope: 'slips', game, for_player, version, value: { open, waiting } };
  });
  if (!(await tell(studio, party, states))) return false;
  // A change with a lower number may have been committed since.
  await studio.db.query(`delete from book_slip_change where id = any($1::bigint[])`, [rows.flatMap(({ ids }) => ids)]);
  return rows.length === SLIPS_AT_ONCE;
}

/** Returns whether the platform took the states. */
async function tell(studio: Studio, party: Party, states: Published[]): Promise<boolean> {
  if (states.length === 0) return false;
  const result = await studio.operators.platformOf(party).state({ states });
  if (result.kind === 'answered' && result.answer.code === 'OK') return true;
  studio.log.warn({ party, result }, 'the platform did not take what changed in the books');
  return false;
}
