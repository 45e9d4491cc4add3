import { SLIPS_PAGE, type VendorSlip } from '../../../contract/book-slips.ts';
import { titleOf, type Studio } from '../../server/context.ts';
import type { SessionRow } from '../../server/sessions.ts';
import type { TakenSlip } from '../../families/shared/book.ts';
import { roundsByIds, type RoundRow } from '../instant/rounds.ts';
import { legsOf, offersOf, type LegRow, type Offer } from './cash-out.ts';

/** States of a round that has not been decided. */
const UNDECIDED = ['created', 'bet_sent', 'bet_ok', 'waiting'];
/** A slip of which the book may still take or pay something for the first time. */
export const IS_OPEN = `s.state in ('delayed', 'accepted') and r.state in ('created', 'bet_sent', 'bet_ok', 'waiting')`;

interface SlipRow {
  round_id: string;
  state: 'delayed' | 'refused' | 'accepted' | 'settled' | 'reopened' | 'cashed';
  accept_at: Date | null;
  corrections: number;
}

export interface SlipsQuery {
  state: 'open' | 'over';
  /** Slips with a leg on this fixture. */
  fixture?: string | undefined;
  /** From 1. */
  page: number;
}

/** A page of a player's slips in the session's title, the newest first, for the platform's own pages. */
export async function slipsPage(
  studio: Studio,
  session: SessionRow,
  { state, fixture, page }: SlipsQuery,
): Promise<{ slips: VendorSlip[]; more: boolean }> {
  const { rows } = await studio.db.query<{ id: string }>(
    `select r.id from round r join book_slip s on s.round_id = r.id
      where r.player_account = $1 and r.game = $2 and r.is_slip and (${IS_OPEN}) = $3
        and ($4::text is null or s.requested -> 'legs' @> jsonb_build_array(jsonb_build_object('fixture', $4::text)))
      order by r.number desc limit $5 offset $6`,
    [session.player_account, session.game, state === 'open', fixture ?? null, SLIPS_PAGE + 1, (page - 1) * SLIPS_PAGE],
  );
  const ids = rows.slice(0, SLIPS_PAGE).map(({ id }) => id);
  return { slips: await vendorSlips(studio, ids), more: rows.length > SLIPS_PAGE };
}

/** One slip. */
export const vendorSlip = async (studio: Studio, id: string): Promise<VendorSlip> =>
  (await vendorSlips(studio, [id]))[0]!;

async function vendorSlips(studio: Studio, ids: readonly string[]): Promise<VendorSlip[]> {
  if (ids.length === 0) return [];
  const rounds = new Map((await roundsByIds(studio.db, ids)).map((round) => [round.id, round]));
  const { rows } = await studio.db.query<SlipRow>(
    `select round_id, state, accept_at, corrections from book_slip where round_id = any($1)`,
    [ids],
  );
  const slips = new Map(rows.map((row) => [row.round_id, row]));
  const legs = await legsOf(studio.db, ids);
  const inBook = [...rounds.values()].filter(
    ({ id, state }) => state === 'waiting' && slips.get(id)?.state === 'accepted',
  );
  const offers = inBook.length === 0 ? new Map<string, Offer | null>() : await offersOf(studio, inBook, legs);
  return ids.map((id) => {
    const own = legs.filter(({ round_id }) => round_id === id);
    return slipView(studio, { round: rounds.get(id)!, slip: slips.get(id)!, legs: own, offers });
  });
}

function slipView(
  studio: Studio,
  {
    round,
    slip,
    legs,
    offers,
  }: { round: RoundRow; slip: SlipRow; legs: readonly LegRow[]; offers: ReadonlyMap<string, Offer | null> },
): VendorSlip {
  const { family, params, sideNames } = titleOf(studio, round.game);
  const bet = round.bet as TakenSlip;
  const state = stateOf(round, slip);
  return {
    id: round.id,
    state,
    code: state === 'refused' ? (round.reason ?? 'INTERRUPTED') : null,
    placedAtMs: round.created_at.getTime(),
    acceptAtMs: slip.state === 'delayed' ? (slip.accept_at?.getTime() ?? null) : null,
    legs: bet.legs.map(({ fixture, market, outcome, price, sport, home, away }, at) => ({
      ...{ fixture, market, outcome, price, sport },
      home: sideNames!(home),
      away: sideNames!(away),
      result: legs[at]?.result ?? null,
    })),
    sizes: bet.sizes,
    stake: bet.stake,
    total: round.stake,
    currency: round.currency,
    exponent: round.exponent,
    paid: state === 'settled' || state === 'cashed-out' ? (round.win ?? 0) : null,
    maxPaid: family.book!.maxOf(params, bet),
    canCashOut: offers.has(round.id),
    offer: offers.get(round.id) ?? null,
    corrections: slip.corrections,
  };
}

function stateOf({ state }: RoundRow, slip: SlipRow): VendorSlip['state'] {
  if (slip.state === 'cashed') return 'cashed-out';
  if (slip.state === 'settled' || slip.state === 'reopened') return 'settled';
  // A stake that was not answered is rolled back.
  if (slip.state === 'refused' || !UNDECIDED.includes(state)) return 'refused';
  return slip.state === 'accepted' && state === 'waiting' ? 'open' : 'waiting';
}
