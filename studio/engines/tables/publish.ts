import type { HandState, TableState } from '../../../contract/live-tables.ts';
import type { VendorRequest } from '../../../contract/vendor.ts';
import type { Studio } from '../../server/context.ts';
import type { Party } from '../../server/operators.ts';
import { handOf, handTitle, seatsOf, type HandRow, type HandTitle, type SeatRow, type TableRow } from './rows.ts';

/** States of one call: a table has at most ten players. */
const TABLES_AT_ONCE = 15;

type Published = VendorRequest<'state'>['states'][number];

/** Tells the platform of every table that changed, and each player of the own cards. What it does not take is told again. */
export async function publishTables(studio: Studio): Promise<void> {
  const { rows } = await studio.db.query<TableRow>(
    `select * from card_table where revision > published order by id limit ${TABLES_AT_ONCE * 20}`,
  );
  const parties = new Map<string, TableRow[]>();
  for (const row of rows) {
    const key = `${studio.titles.get(row.game)?.vendor} ${row.merchant}`;
    parties.set(key, [...(parties.get(key) ?? []), row]);
  }
  for (const tables of parties.values()) {
    const [{ game, merchant }] = tables as [TableRow];
    const vendor = studio.titles.get(game)?.vendor;
    if (vendor === undefined) continue;
    for (let from = 0; from < tables.length; from += TABLES_AT_ONCE)
      await tell(studio, { vendor, merchant }, tables.slice(from, from + TABLES_AT_ONCE));
  }
}

async function tell(studio: Studio, party: Party, tables: readonly TableRow[]): Promise<void> {
  const states: Published[] = [];
  for (const table of tables) {
    const title = handTitle(studio, table.game);
    if (title) states.push(...(await statesOf(studio, table, title)));
  }
  if (states.length === 0) return;
  const result = await studio.operators.platformOf(party).state({ states });
  if (result.kind !== 'answered' || result.answer.code !== 'OK') {
    studio.log.warn({ party, result }, 'the platform did not take the state of tables');
    return;
  }
  await studio.db.query(
    `update card_table t set published = greatest(t.published, g.revision)
       from unnest($1::bigint[], $2::int[]) as g (id, revision) where t.id = g.id`,
    [tables.map(({ id }) => id), tables.map(({ revision }) => revision)],
  );
}

/** The table, its seats and its hand, as of one moment. */
const statesOf = (studio: Studio, { id }: TableRow, title: HandTitle): Promise<Published[]> =>
  studio.db.transact(async (tx) => {
    const { rows } = await tx.query<TableRow>(`select * from card_table where id = $1 for share`, [id]);
    const table = rows[0]!;
    const [seats, hand] = [await seatsOf(tx, id), await handOf(tx, id)];
    const of = { game: table.game, table: table.number };
    return [
      { ...of, scope: 'table', version: table.revision, value: tableState(table, title, seats, hand) },
      ...(hand ? ownHands(title, seats, hand) : []).map(({ player, version, value }) => ({
        ...of,
        scope: 'hand' as const,
        for_player: player,
        version,
        value,
      })),
    ];
  });

/** What everybody sees. */
function tableState(table: TableRow, title: HandTitle, seats: readonly SeatRow[], hand?: HandRow): TableState {
  const { family, params } = title;
  const isOver = hand?.phase === 'over' || hand?.phase === 'void';
  return {
    family: family.hands.family,
    demo: table.demo,
    stake: table.stake,
    seats: Array.from({ length: title.hands.seats }, (_, place) => {
      const seat = seats.find((each) => each.place === place);
      return seat ? { simulated: seat.simulated, away: seat.away_since !== null || seat.leaving } : null;
    }),
    nextAtMs: isOver && table.due_at ? table.due_at.getTime() : null,
    hand: hand
      ? {
          number: hand.number,
          phase: hand.phase,
          commitment: hand.commitment,
          seed: isOver ? hand.server_seed : null,
          moves: hand.moves.length,
          turn: hand.turn === null ? null : { place: hand.turn, untilMs: hand.turn_until!.getTime() },
          ...(hand.interrupted && { interrupted: true }),
          shown: hand.state === null ? null : family.hands.open(params, hand.state),
        }
      : null,
  };
}

/** What each player alone sees. A version stands for what the player knows, so an equal one is not told twice. */
function ownHands(
  { family, params }: HandTitle,
  seats: readonly SeatRow[],
  hand: HandRow,
): { player: string; version: number; value: HandState }[] {
  return seats.flatMap(({ place, player }) => {
    if (player === null || hand.state === null || !hand.places.includes(place)) return [];
    const cards = family.hands.cardsOf(params, family.hands.seenFrom(hand.state, place));
    const version = 2 * hand.number + (cards ? 1 : 0);
    return [{ player, version, value: { number: hand.number, place, cards } }];
  });
}
