import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../server/db/database.ts';
import type { BaseContext } from '../../../server/app/base-context.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { drawBet, findGames, type PlayedGame } from '../../../server/demo/traffic/games.ts';
import { createPlayerSession } from '../../../server/demo/traffic/player-session.ts';

/** Every table of the demo is played where it stands open. */
export const findTables = async (ctx: BaseContext): Promise<PlayedGame[]> =>
  (await findGames(ctx, 'parlour')).filter(({ title }) => title.table);

/** A bet that its player decides, where there are several choices in a row. */
function drawDecided(game: PlayedGame): unknown {
  const { steps } = game.title.family.shared!.choice ?? {};
  for (;;) {
    const bet = drawBet(game);
    if (!steps || steps.place in (bet as object)) return bet;
  }
}

/** Bets at a table until it is told to stop. A node that is away makes the player begin again. */
export const createTablePlayer = (ctx: BaseContext, member: MemberRow, game: PlayedGame) => {
  const session = createPlayerSession(ctx, member);
  let [stopped, placed] = [false, 0];
  const turn = async () => {
    if (!session.isLoggedIn) await session.logIn();
    if (!session.isPlaying) await session.openGame(game);
    if (session.isUndecided) return session.decide({ goesOn: true });
    if (session.balance < 10_000) await session.deposit();
    await session.play(drawDecided(game));
    placed += 1;
  };
  const ended = (async () => {
    while (!stopped) {
      await turn().catch(() => session.leave({ session: false }));
      await sleep(50);
    }
  })();
  return {
    placed: () => placed,
    async stop() {
      stopped = true;
      await ended;
    },
  };
};

/** Players have at least so long for a choice: they learn of it from what the table tells. */
const MIN_CHOICE_MS = 3_000;
/** A round without a bet stays open so long: on a slow machine a player takes this time to come back and bet. */
const OPEN_FOR = '5 seconds';

/** Makes the next step of these tables due, and adds a minute to flights in the air, so that a round takes seconds. */
export const hurry = async ({ db }: Database, games: readonly PlayedGame[]): Promise<void> => {
  const longest = games.map(({ title }) => (title.table!.decideMs ?? MIN_CHOICE_MS) - MIN_CHOICE_MS);
  await sql`
    update studio.table_round t
       set due_at = clock_timestamp(),
           closes_at = case when phase = 'open' then clock_timestamp() else closes_at end
      from unnest(${games.map(({ title }) => title.id)}::text[], ${longest}::int[]) as g (id, longest)
     where due_at > clock_timestamp() and phase <> 'flying' and opens_at < clock_timestamp() - interval '500 milliseconds'
       and (phase <> 'open' or opens_at < clock_timestamp() - ${OPEN_FOR}::interval
            or exists (select from studio.round r where r.table_round_id = t.id and r.state = 'bet_ok'))
       and (phase <> 'deciding' or draws_at < clock_timestamp() + g.longest * interval '1 millisecond')
       and game = g.id`.execute(db);
  await sql`
    update studio.table_round set took_off_at = took_off_at - interval '1 minute', due_at = clock_timestamp()
     where phase = 'flying' and took_off_at < clock_timestamp() - interval '500 milliseconds'
       and game = any (${games.map(({ title }) => title.id)})`.execute(db);
};

/** Whether a table's round in this phase has accepted bets. In `deciding again`, a choice after the first one. */
export const isInPhase = async ({ db }: Database, phase: string): Promise<boolean> => {
  const { rows } = await sql`
    select from studio.table_round t
     where t.due_at is not null and t.phase || case when t.phase = 'deciding' and t.step > 0 then ' again' else '' end = ${phase}
       and exists (select from studio.round r where r.table_round_id = t.id and r.state not in ('created', 'cancelled')) limit 1`.execute(
    db,
  );
  return rows.length > 0;
};

/** Rounds and calls that are not at their end. */
export const unfinished = async ({ db }: Database): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from studio.round where state not in ('closed', 'cancelled'))::int
         + (select count(*) from studio.outgoing where done_at is null)::int as n`.execute(db);
  return rows[0]!.n;
};

/** What must not be after any number of kills; each line is a fault. */
export const faults = async ({ db }: Database): Promise<string[]> => {
  const { rows } = await sql<{ fault: string }>`
    select 'table ' || merchant || '/' || game || ' has ' || count(*) || ' rounds up to number ' || max(number) as fault
      from studio.table_round group by merchant, game having count(*) <> max(number)
    union all
    select 'round ' || number || ' of ' || game || ' is ' || phase || ' and over' from studio.table_round
     where due_at is null and phase <> 'settled'
    union all
    select 'bet ' || r.id || ' in ' || r.state || ' has ' || count(s.id) || ' payments and a bet that is ' || coalesce(max(b.state), 'unknown')
      from studio.round r
      left join vendor_txs b on b.tx_id = r.bet_tx_id
      left join vendor_txs s on s.target_tx_id = r.bet_tx_id and s.kind = 'settle' and s.state = 'applied' and s.amount = r.win
     where r.table_round_id is not null
     group by r.id, r.state
    having (r.state = 'closed' and (count(s.id) <> 1 or max(b.state) is distinct from 'applied'))
        or (r.state = 'cancelled' and (count(s.id) <> 0 or max(b.state) = 'applied'))
    union all
    select 'a choice of bet ' || m.round_id || ' is ' || m.state || ', its stake ' || coalesce(b.state, 'unknown')
      from studio.round_move m left join vendor_txs b on b.tx_id = m.bet_tx_id
     where m.bet_tx_id is not null and (m.state = 'made') <> (b.state is not distinct from 'applied')
    union all
    select 'bet ' || r.id || ' has ' || count(m.*) || ' moves of its player in a round of ' || t.step + 1 || ' choices'
      from studio.round r join studio.table_round t on t.id = r.table_round_id
      join studio.round_move m on m.round_id = r.id and m.state = 'made'
     group by r.id, t.step having count(m.*) > t.step + 1
    union all
    select 'bet ' || r.id || ' was decided before round ' || t.number || ' of ' || t.game || ' was drawn'
      from studio.round r join studio.table_round t on t.id = r.table_round_id
     where r.win is not null and t.result is null and t.took_off_at is null`.execute(db);
  return rows.map(({ fault }) => fault);
};
