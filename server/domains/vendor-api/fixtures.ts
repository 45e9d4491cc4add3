import { sql } from 'kysely';
import { BookType } from '../../../contract/book-fixtures.ts';
import type { VendorRequest } from '../../../contract/vendor.ts';
import { foldText } from '../../../contract/fold-text.ts';
import type { CallContext } from './call-context.ts';

type Published = VendorRequest<'state'>['states'][number];
type Of<S extends Published['scope']> = Extract<Published, { scope: S }>;

/** Keeps what lists need of the fixtures whose states were just kept. They change seldom: most calls carry prices alone. */
export async function keepFixtures(
  { tx, merchant }: CallContext,
  states: readonly { published: Published; node: number; type: string }[],
): Promise<void> {
  const ofBooks = states.filter(({ type }) => BookType.safeParse(type).success);
  const odds = newestOf(ofBooks, isOdds).map(({ node, published: { id, value } }) => ({
    id,
    node,
    phase: value.phase,
    startsAtMs: value.startsAtMs,
  }));
  const fixtures = newestOf(ofBooks, isFixture).map(({ node, published: { id, value } }) => ({
    id,
    node,
    sport: value.sport,
    league: value.league?.id ?? null,
    home: value.home.id,
    away: value.away.id,
    search: searchOf(value),
  }));
  if (odds.length + fixtures.length === 0) return;
  await sql`select book_fixtures_keep(${merchant}, ${JSON.stringify(odds)}::jsonb, ${JSON.stringify(fixtures)}::jsonb)`.execute(
    tx,
  );
}

/** Of each fixture the newest state. */
function newestOf<P extends { id: string; version: number }>(
  states: readonly { published: Published; node: number }[],
  isOne: (published: Published) => published is P & Published,
): { published: P; node: number }[] {
  const newest = new Map<string, { published: P; node: number }>();
  for (const { published, node } of states) {
    if (!isOne(published)) continue;
    if ((newest.get(published.id)?.published.version ?? 0) < published.version)
      newest.set(published.id, { published, node });
  }
  return [...newest.values()];
}
const isOdds = (published: Published): published is Of<'odds'> => published.scope === 'odds';
const isFixture = (published: Published): published is Of<'fixture'> => published.scope === 'fixture';

const searchOf = ({ home, away, league }: Of<'fixture'>['value']): string =>
  foldText([home, away, ...(league ? [league] : [])].flatMap(({ names }) => Object.values(names)).join(' '));
