import type { FixtureView, SlipView } from '../../protocol.ts';
import type { Studio } from '../../server/context.ts';
import type { SessionRow } from '../../server/sessions.ts';
import type { LegResult } from '../../families/shared/book.ts';
import { openSlips, roundsBefore, type RoundRow } from '../instant/rounds.ts';
import { roundView } from '../instant/views.ts';
import { legsOf, offersOf } from './cash-out.ts';
import { oddsOf, type Fixture } from './fixture.ts';

/** Results that are shown, the newest first. */
const RESULTS = 40;
/** Slips that are over. */
const RECENT = 20;

/** The fixtures of a title that are open, and the last that are over. */
export async function fixturesOf({ db }: Studio, game: string): Promise<FixtureView[]> {
  const { rows } = await db.query<Fixture>(
    `(select * from book_fixture where game = $1 and ended_at is null and starts_at > clock_timestamp() - interval '1 day'
       order by starts_at limit 400)
     union all
     (select * from book_fixture where game = $1 and ended_at is not null and starts_at > clock_timestamp() - interval '1 day'
       order by ended_at desc limit $2)`,
    [game, RESULTS],
  );
  return rows.map((fixture) => ({
    id: fixture.id,
    about: fixture.about,
    revision: fixture.revision,
    odds: oddsOf(fixture),
  }));
}

interface SlipRow {
  round_id: string;
  state: string;
  accept_at: Date | null;
  corrections: number;
}

/** The player's open slips with their cash-out, and the last that are over. */
export async function slipsOf(studio: Studio, session: SessionRow): Promise<SlipView[]> {
  const of = { playerAccount: session.player_account, game: session.game };
  const open = await openSlips(studio.db, of);
  const isOpen = new Set(open.map(({ id }) => id));
  const recent = (await roundsBefore(studio.db, of, null, RECENT)).filter(({ id }) => !isOpen.has(id));
  const rounds = [...open, ...recent];
  const ids = rounds.map(({ id }) => id);
  const { rows } = await studio.db.query<SlipRow>(
    `select round_id, state, accept_at, corrections from book_slip where round_id = any($1)`,
    [ids],
  );
  const slips = new Map(rows.map((row) => [row.round_id, row]));
  const legs = await legsOf(studio.db, ids);
  const inBook = open.filter(({ id, state }) => state === 'waiting' && slips.get(id)?.state === 'accepted');
  const offers = await offersOf(studio, inBook, legs);
  return rounds.map((round): SlipView => ({
    round: roundView(studio, round),
    results: resultsOf(round, legs),
    acceptAtMs: slips.get(round.id)?.state === 'delayed' ? (slips.get(round.id)?.accept_at?.getTime() ?? null) : null,
    offer: offers.get(round.id) ?? null,
    canCashOut: offers.has(round.id),
    corrections: slips.get(round.id)?.corrections ?? 0,
  }));
}

const resultsOf = ({ id }: RoundRow, legs: readonly { round_id: string; result: LegResult | null }[]) =>
  legs.filter(({ round_id }) => round_id === id).map(({ result }) => result);
