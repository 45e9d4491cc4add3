import type { VendorRequest } from '../../../contract/vendor.ts';
import { gamesOf, type Studio } from '../../server/context.ts';
import type { Party } from '../../server/operators.ts';
import { oddsOf, type Fixture } from './fixture.ts';

/** States of one call. Each has up to three kilobytes, and a call takes 64. */
const AT_ONCE = 15;

/**
 * Tells the platform of the fixtures that changed, each as it stands now: however often a price changed since the last call, it
 * is told once. What the platform does not take is told again.
 */
export async function publishOdds(studio: Studio): Promise<void> {
  for (const party of studio.operators.parties) {
    const games = gamesOf(studio, party).filter((game) => studio.titles.get(game)?.family.book);
    if (games.length > 0) while (await tell(studio, party, games));
  }
}

type Published = VendorRequest<'state'>['states'][number];

/** Returns whether there may be more. */
async function tell(studio: Studio, party: Party, games: readonly string[]): Promise<boolean> {
  const { rows } = await studio.db.query<Fixture>(
    `select f.* from book_fixture f left join book_published t on t.fixture = f.id and t.merchant = $1
      where f.game = any($2) and f.revision > coalesce(t.revision, 0) and f.starts_at > clock_timestamp() - interval '6 hours'
      order by f.id limit $3`,
    [party.merchant, games, AT_ONCE],
  );
  if (rows.length === 0) return false;
  const states = rows.map((fixture): Published => {
    const { id, game, revision: version } = fixture;
    return { scope: 'odds', game, id, version, value: oddsOf(fixture) };
  });
  const result = await studio.operators.platformOf(party).state({ states });
  if (result.kind !== 'answered' || result.answer.code !== 'OK') {
    studio.log.warn({ party, result }, 'the platform did not take the prices of fixtures');
    return false;
  }
  await studio.db.query(
    `insert into book_published (fixture, merchant, revision)
     select fixture, $2, revision from unnest($1::text[], $3::int[]) as g (fixture, revision)
     on conflict (fixture, merchant) do update set revision = greatest(book_published.revision, excluded.revision)`,
    [rows.map(({ id }) => id), party.merchant, rows.map(({ revision }) => revision)],
  );
  return rows.length === AT_ONCE;
}
