import type { RoundState } from '../../../contract/live-rounds.ts';
import type { VendorRequest } from '../../../contract/vendor.ts';
import type { Studio } from '../../server/context.ts';
import type { Party } from '../../server/operators.ts';
import { choiceState } from './choice-steps.ts';
import { flightState } from './flight-state.ts';
import { isTable, type TableRound, type TableTitle } from './tables.ts';

/** Results that are told with a round. */
const RECENT = 60;
/** Versions of one round: its few phases, and a change of its totals a second. */
const PER_ROUND = 1_000_000;
/** States of one call. */
const AT_ONCE = 200;

type Published = VendorRequest<'state'>['states'][number];
/** Tells the platform of every table's newest round that changed. What it does not take is told again at the next call. */
export async function publish(studio: Studio): Promise<void> {
  await studio.db.query(
    // By the numbers of the tables, in one question: asked for each table, the planner read every bet of a great draw for each.
    `with shown as materialized (
       select id, phase from table_round where due_at is not null and phase in ('open', 'deciding')
     ), counted as (
       select r.table_round_id as id, sum(case when s.phase = 'open' then 1 else jsonb_array_length(r.moves) end)::int as bets
         from round r join shown s on s.id = r.table_round_id
        where r.state = 'bet_ok' and r.table_round_id = any(array(select id from shown))
        group by 1
     )
     update table_round t set revision = t.revision + 1, bets_published = coalesce(c.bets, 0)
       from shown s left join counted c on c.id = s.id
      where t.id = s.id and t.bets_published <> coalesce(c.bets, 0)`,
  );
  const { rows } = await studio.db.query<TableRound>(
    `select * from table_round where due_at is not null and revision > published`,
  );
  for (const { party, tables } of byParty(studio, rows))
    for (let from = 0; from < tables.length; from += AT_ONCE)
      await tell(studio, party, tables.slice(from, from + AT_ONCE));
}

/** The tables by the operator whose key signs the call. */
function byParty({ titles }: Studio, rows: readonly TableRound[]): { party: Party; tables: TableRound[] }[] {
  const parties = new Map<string, { party: Party; tables: TableRound[] }>();
  for (const row of rows) {
    const vendor = titles.get(row.game)?.vendor;
    if (vendor === undefined) continue;
    const key = `${vendor} ${row.merchant}`;
    const known = parties.get(key) ?? { party: { vendor, merchant: row.merchant }, tables: [] };
    known.tables.push(row);
    parties.set(key, known);
  }
  return [...parties.values()];
}

async function tell(studio: Studio, party: Party, tables: readonly TableRound[]): Promise<void> {
  const states: Published[] = [];
  for (const row of tables) {
    const title = studio.titles.get(row.game);
    if (!title || !isTable(title)) continue;
    states.push({
      scope: 'round',
      game: row.game,
      version: row.number * PER_ROUND + row.revision,
      value: await stateOf(studio, row, title),
    });
  }
  if (states.length === 0) return;
  const result = await studio.operators.platformOf(party).state({ states });
  if (result.kind !== 'answered' || result.answer.code !== 'OK') {
    studio.log.warn({ party, result }, 'the platform did not take the state of tables');
    return;
  }
  await studio.db.query(
    `update table_round t set published = greatest(t.published, g.revision)
       from unnest($1::bigint[], $2::int[]) as g (id, revision) where t.id = g.id`,
    [tables.map(({ id }) => id), tables.map(({ revision }) => revision)],
  );
}

/** A round as everybody sees it. */
async function stateOf(studio: Studio, round: TableRound, title: TableTitle): Promise<RoundState> {
  const { db } = studio;
  const { shared } = title.family;
  // Play money is not among the stakes that are shown.
  const placed = await db.query<{ totals: RoundState['totals']; players: number }>(
    `with bet as materialized (
       select r.places, r.player_account, a.demo from round r join player_account a on a.id = r.player_account
        where r.table_round_id = $1 and r.state not in ('created', 'bet_sent', 'cancelling', 'cancelled')
     ), total as (
       select place, sum(stake::bigint) as stake, count(distinct player_account) as players
         from bet, jsonb_each_text(places) as p (place, stake) where not demo group by place
     )
     select (select count(distinct player_account)::int from bet) as players,
            coalesce((select jsonb_object_agg(place, jsonb_build_object('stake', stake, 'players', players)) from total), '{}') as totals`,
    [round.id],
  );
  const { totals, players } = placed.rows[0]!;
  const recent = await db.query<{ result: RoundState['recent'][number] }>(
    `select result from table_round where merchant = $1 and game = $2 and number < $3 and result is not null
      order by number desc limit $4`,
    [round.merchant, round.game, round.number, RECENT],
  );
  const flight = await flightState(studio, round, title);
  return {
    family: shared!.family,
    number: round.number,
    phase: round.phase,
    opensAtMs: round.opens_at.getTime(),
    closesAtMs: round.closes_at.getTime(),
    drawsAtMs: round.draws_at.getTime(),
    nextAtMs: round.next_at.getTime(),
    totals,
    players,
    commitment: round.commitment,
    seed: round.phase === 'settled' ? round.server_seed : null,
    result: round.result,
    recent: recent.rows.map(({ result }) => result).reverse(),
    ...(round.interrupted && { interrupted: true }),
    ...(round.phase === 'deciding' && { dealt: round.dealt!, ...(await choiceState(studio, round, title)) }),
    ...(flight && { flight }),
  };
}
