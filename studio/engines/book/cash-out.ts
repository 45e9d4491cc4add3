import { isDeepStrictEqual } from 'node:util';
import { nowOf, titleOf, type Studio } from '../../server/context.ts';
import { only, type Queryable } from '../../server/database.ts';
import { Refusal } from '../../server/refusal.ts';
import { lockPlayerAccount, refuseEnded, type SessionRow } from '../../server/sessions.ts';
import type { LegNow, LegResult } from '../../families/shared/book.ts';
import { MovedOn, storeStep } from '../instant/decide.ts';
import { roundById, roundOfPlayerAccount, type RoundRow } from '../instant/rounds.ts';
import { bookSettles } from '../instant/settle.ts';
import { lockFixtures } from './apply.ts';
import { marketOf, type Fixture } from './fixture.ts';
import { moveSlip } from './settle.ts';

/** An offer holds so long, unless a price of its legs changes first. */
const OFFER_MS = 8_000;

export interface Offer {
  amount: number;
  expiresAtMs: number;
}
/** An offer with what it was made from. */
interface Stored extends Offer {
  versions: string;
}

export interface LegRow {
  round_id: string;
  fixture: string;
  market: string;
  outcome: string;
  result: LegResult | null;
}

/** The chances of a slip's legs now, and the versions of the markets that they come from. */
function nowOfLegs(
  legs: readonly LegRow[],
  fixtures: ReadonlyMap<string, Fixture>,
): { now: LegNow[]; versions: string } {
  const versions: string[] = [];
  const now = legs.map(({ fixture, market, outcome, result }): LegNow => {
    if (result) return result;
    const held = fixtures.get(fixture);
    const its = held && marketOf(held, market);
    versions.push(`${fixture} ${market} ${its?.version}`);
    // A line that is no longer offered still has its probability.
    const isOpen = its && (its.status === 1 || its.status === 0) && (held.phase === 'before' || held.phase === 'live');
    const chance = isOpen ? its.outcomes.find(({ id }) => id === outcome) : undefined;
    return chance ? { probability: chance.probability, back: chance.back } : null;
  });
  return { now, versions: versions.join(' ') };
}

/** Makes an offer for each of these open slips, and keeps it; null for a slip of which a market is suspended. */
export async function offersOf(
  studio: Studio,
  rounds: readonly RoundRow[],
  legs: readonly LegRow[],
): Promise<Map<string, Offer | null>> {
  const ids = [...new Set(legs.map(({ fixture }) => fixture))];
  const { rows } = await studio.db.query<Fixture>(`select * from book_fixture where id = any($1)`, [ids]);
  const fixtures = new Map(rows.map((row) => [row.id, row]));
  const { nowMs } = only(
    await studio.db.query<{ nowMs: number }>(`select extract(epoch from clock_timestamp())::float8 * 1000 as "nowMs"`),
  );
  const offers = new Map<string, Stored | null>();
  for (const round of rounds) {
    const own = legs.filter(({ round_id }) => round_id === round.id);
    const { now, versions } = nowOfLegs(own, fixtures);
    const { family, params } = titleOf(studio, round.game);
    const amount = family.book!.cashOutOf(params, round.bet, now);
    offers.set(round.id, amount ? { amount, versions, expiresAtMs: Math.floor(nowMs) + OFFER_MS } : null);
  }
  await studio.db.query(
    `update book_slip s set offer = g.offer from jsonb_to_recordset($1::jsonb) as g (id text, offer jsonb) where s.round_id = g.id`,
    [JSON.stringify([...offers].map(([id, offer]) => ({ id, offer })))],
  );
  return new Map(
    [...offers].map(([id, offer]) => [id, offer && { amount: offer.amount, expiresAtMs: offer.expiresAtMs }]),
  );
}

export interface CashOutRequest {
  roundId: string;
  clientMoveId: string;
  move: unknown;
}

/**
 * Takes a slip back at the price that was offered, while the offer holds and no price of its legs has changed; otherwise refuses
 * with PRICE_CHANGED. The same client id does so once.
 */
export async function cashOut(studio: Studio, session: SessionRow, request: CashOutRequest): Promise<RoundRow> {
  const { family } = titleOf(studio, session.game);
  const read = family.Move.safeParse(request.move);
  if (!read.success || !('cashOut' in (read.data as object))) throw new Refusal('BAD_REQUEST');
  const move = read.data as { cashOut: number };
  const { round, queued } = await studio.db
    .transact((tx) => store(studio, tx, session, { ...request, move }))
    .catch((error: unknown) => {
      throw error instanceof MovedOn ? new Refusal('STATE_CHANGED') : error;
    });
  await bookSettles(studio, round, queued);
  return (await roundById(studio.db, round.id)) ?? round;
}

async function store(
  studio: Studio,
  tx: Queryable,
  session: SessionRow,
  { roundId, clientMoveId, move }: { roundId: string; clientMoveId: string; move: { cashOut: number } },
): Promise<{ round: RoundRow; queued: number[] }> {
  await lockPlayerAccount(tx, session.player_account);
  const round = await roundOfPlayerAccount(tx, session.player_account, roundId);
  if (!round || round.game !== session.game) throw new Refusal('NOT_FOUND');
  const known = await tx.query<{ move: unknown }>(
    `select move from round_move where round_id = $1 and client_move_id = $2`,
    [round.id, clientMoveId],
  );
  if (known.rows[0]) {
    if (!isDeepStrictEqual(known.rows[0].move, move)) throw new Refusal('PAYLOAD_MISMATCH');
    return { round, queued: [] };
  }
  refuseEnded(session);
  if (round.state !== 'waiting') throw new Refusal('ROUND_CLOSED');
  // Fixtures before slips, as the feed does.
  const legs = await legsOf(tx, [round.id]);
  const fixtures = await lockFixtures(
    tx,
    legs.map(({ fixture }) => fixture),
    'share',
  );
  const { offer, state, nowMs } = only(
    await tx.query<{ offer: Stored | null; state: string; nowMs: number }>(
      `select offer, state, extract(epoch from clock_timestamp())::float8 * 1000 as "nowMs" from book_slip
        where round_id = $1 for update`,
      [round.id],
    ),
  );
  if (state !== 'accepted') throw new Refusal('ROUND_CLOSED');
  const { now, versions } = nowOfLegs(await legsOf(tx, [round.id]), fixtures);
  if (now.includes(null)) throw new Refusal('MARKET_SUSPENDED');
  if (!offer || offer.amount !== move.cashOut || offer.versions !== versions || offer.expiresAtMs < nowMs)
    throw new Refusal('PRICE_CHANGED');
  await tx.query(
    `insert into round_move (round_id, client_move_id, move, cost, state, created_at) values ($1, $2, $3, 0, 'made', $4)`,
    [round.id, clientMoveId, JSON.stringify(move), nowOf(studio)],
  );
  await tx.query(`update book_slip set state = 'cashed' where round_id = $1`, [round.id]);
  const step = moveSlip(studio, round, move);
  const ready = { step, words: 0, demoJackpot: null };
  return { round, queued: await storeStep(studio, tx, round, ready, { from: 'waiting', moves: [move] }) };
}

/** The legs of slips, in order. */
export async function legsOf(db: Queryable, rounds: readonly string[]): Promise<LegRow[]> {
  const { rows } = await db.query<LegRow>(
    `select round_id, fixture, market, outcome, result from book_leg where round_id = any($1) order by round_id, leg`,
    [rounds],
  );
  return rows;
}
