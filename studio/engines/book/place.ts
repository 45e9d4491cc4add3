import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { nowOf, titleOf, type Studio } from '../../server/context.ts';
import { only, type Queryable } from '../../server/database.ts';
import { Refusal } from '../../server/refusal.ts';
import { lockPlayerAccount, refuseEnded, type SessionRow } from '../../server/sessions.ts';
import type { RequestedSlip, TakenLeg } from '../../families/shared/book.ts';
import { moveRound, roundById, roundOfClient, type RoundRow } from '../instant/rounds.ts';
import { leaseOf, ROUND_LEASE_MS, sendBet } from '../instant/send-bet.ts';
import { stakeOf } from '../instant/stakes.ts';
import type { LoadedTitle } from '../../titles/load.ts';
import { lockFixtures } from './apply.ts';
import { addExposure } from './exposure.ts';
import { checkLeg } from './check-leg.ts';

/** Slips of one player that may be open in a title. */
const MAX_OPEN = 100;

/**
 * Places a slip of the session's title. The same client id places it once. It is taken at prices that the book holds when it is
 * recorded: the fixtures are locked against changes until then. With a running match it waits first (`accept.ts`).
 */
export async function placeSlip(
  studio: Studio,
  session: SessionRow,
  clientRoundId: string,
  given: unknown,
): Promise<RoundRow> {
  const title = titleOf(studio, session.game);
  const read = title.family.book!.Requested.safeParse(given);
  if (!read.success) throw new Refusal('BAD_REQUEST');
  const requested = read.data as RequestedSlip;
  const { round, isNew, isDelayed } = await studio.db.transact(async (tx) => {
    await lockPlayerAccount(tx, session.player_account);
    const known = await roundOfClient(tx, session.player_account, clientRoundId);
    if (known) {
      if (!isDeepStrictEqual(await requestedOf(tx, known.id), requested)) throw new Refusal('PAYLOAD_MISMATCH');
      return { round: known, isNew: false, isDelayed: false };
    }
    refuseEnded(session);
    const stored = await store(studio, tx, title, { session, clientRoundId, requested });
    return { round: (await roundById(tx, stored.id))!, isNew: true, isDelayed: stored.isDelayed };
  });
  if (!isNew || isDelayed) return round;
  if (await moveRound(studio.db, round.id, 'created', 'bet_sent', { leaseUntil: leaseOf(studio) }))
    await sendBet(studio, round);
  return (await roundById(studio.db, round.id)) ?? round;
}

async function requestedOf(tx: Queryable, roundId: string): Promise<unknown> {
  const { rows } = await tx.query<{ requested: unknown }>(`select requested from book_slip where round_id = $1`, [
    roundId,
  ]);
  return rows[0]?.requested;
}

interface Sent {
  session: SessionRow;
  clientRoundId: string;
  requested: RequestedSlip;
}

async function store(
  studio: Studio,
  tx: Queryable,
  title: LoadedTitle,
  { session, clientRoundId, requested }: Sent,
): Promise<{ id: string; isDelayed: boolean }> {
  const { book } = title.family;
  const stake = stakeOf(title, session, requested);
  const { open } = only(
    await tx.query<{ open: number }>(
      `select count(*)::int as open from round where player_account = $1 and game = $2 and is_slip
          and state not in ('closed', 'cancelled', 'disputed')`,
      [session.player_account, session.game],
    ),
  );
  if (open >= MAX_OPEN) throw new Refusal('TOO_MANY_BETS');
  const { legs, liveSports } = await checkLegs(tx, title, requested, null);
  const bet: unknown = book!.taken(requested, legs);
  const delayMs = Math.max(0, ...liveSports.map((sport) => book!.delayMs(title.params, sport)));
  const id = `B-${randomUUID()}`;
  const ledger = `${session.merchant}/${session.demo ? 'demo' : 'real'}`;
  await tx.query(
    `insert into round (id, player_account, session_id, client_round_id, game, bet, stake, currency, exponent,
       is_slip, state, bet_tx_id, lease_until, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, true, 'created', $10, $11, $12)`,
    [
      id,
      session.player_account,
      session.id,
      clientRoundId,
      session.game,
      JSON.stringify(bet),
      stake,
      session.currency,
      session.exponent,
      `${id}-bet`,
      // If no node decides it after its delay, nothing was taken, and it is cancelled.
      new Date(studio.nowMs() + delayMs + ROUND_LEASE_MS),
      nowOf(studio),
    ],
  );
  await tx.query(
    `insert into book_slip (round_id, requested, state, accept_at, ledger)
     values ($1, $2, $3, case when $4::int > 0 then clock_timestamp() + $4 * interval '1 millisecond' end, $5)`,
    [id, JSON.stringify(requested), delayMs > 0 ? 'delayed' : 'accepted', delayMs, ledger],
  );
  if (delayMs === 0) await takeSlip(tx, title, { id, ledger, bet, legs, stake });
  return { id, isDelayed: delayMs > 0 };
}

/** Reads the book's prices of all legs, and keeps them from changing until the transaction ends. Throws the refusal of the first leg that is not taken. */
export async function checkLegs(
  tx: Queryable,
  title: LoadedTitle,
  { legs, tolerance }: RequestedSlip,
  since: Date | null,
): Promise<{ legs: TakenLeg[]; liveSports: string[] }> {
  const fixtures = await lockFixtures(
    tx,
    legs.map(({ fixture }) => fixture),
    'share',
  );
  const { nowMs } = only(
    await tx.query<{ nowMs: number }>(`select extract(epoch from clock_timestamp())::float8 * 1000 as "nowMs"`),
  );
  const liveSports: string[] = [];
  const taken = legs.map((leg) => {
    const fixture = fixtures.get(leg.fixture);
    const judged = checkLeg(fixture?.game === title.id ? fixture : undefined, leg, { tolerance, nowMs, since });
    if ('code' in judged) throw new Refusal(judged.code);
    if (fixture?.phase === 'live') liveSports.push(fixture.about.sport);
    return judged.taken;
  });
  return { legs: taken, liveSports };
}

/** Records a slip in the book: its legs, and what the book may lose with it. */
export async function takeSlip(
  tx: Queryable,
  { family, params }: LoadedTitle,
  slip: { id: string; ledger: string; bet: unknown; legs: readonly TakenLeg[]; stake: number },
): Promise<void> {
  const { id, ledger, bet, legs, stake } = slip;
  const exposure = Math.max(0, family.book!.maxOf(params, bet) - stake);
  await addExposure(tx, ledger, legs, exposure, family.book!.exposureOf(params));
  await tx.query(
    `insert into book_leg (round_id, leg, fixture, market, outcome)
     select $1, g.at - 1, g.fixture, g.market, g.outcome
       from unnest($2::text[], $3::text[], $4::text[]) with ordinality as g (fixture, market, outcome, at)`,
    [id, legs.map(({ fixture }) => fixture), legs.map(({ market }) => market), legs.map(({ outcome }) => outcome)],
  );
  await tx.query(`update book_slip set state = 'accepted', open_legs = $2, exposure = $3 where round_id = $1`, [
    id,
    legs.length,
    exposure,
  ]);
}
