import { sql } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Tx } from '../db/database.ts';
import { putCampaign, setCampaignState } from '../domains/campaigns/index.ts';
import { findDraw, ofKind, putDraw, setDrawState } from '../domains/draws/index.ts';
import { givePrize } from '../domains/prizes/index.ts';
import { drawCampaign, drawItems } from './items/draws.ts';

const REASON = 'the demo';
/** Days in a row on which the player has signed in, up to yesterday. */
const STREAK = 3;

/** What the operator's functions refuse is a mistake in the demo's own data. */
const fail = (key: string, { details }: { details?: unknown } = {}): never => {
  throw new Error(`The demo's draws: ${key} ${JSON.stringify(details)}`);
};

/**
 * Makes the wheel, the raffles and the sign-in calendar of a merchant that has none, by the operator's functions. The server's jobs
 * count the tickets, and draw the raffle that is over.
 */
export const seedDraws = async (tx: Tx, merchant: string, player: string): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const known = await tables.selectFrom('draws').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const days = await daysAround(tx, merchant);
  await putCampaign(tx, { merchant, campaign: drawCampaign, reason: REASON }, fail);
  await setCampaignState(tx, { merchant, code: drawCampaign.code, state: 'running', reason: REASON }, fail);
  for (const draw of drawItems(days)) {
    await putDraw(tx, { merchant, draw, reason: REASON }, fail);
    await setDrawState(tx, { merchant, code: draw.code, state: 'running', reason: REASON }, fail);
  }
  const member = await tables.selectFrom('members').select('id').where('username', '=', player).executeTakeFirst();
  if (member) await signInBefore(tx, merchant, member.id, days);
};

/** The merchant's day by its distance from today. */
const daysAround = async (tx: Tx, merchant: string): Promise<(days: number) => string> => {
  const { rows } = await sql<{ today: string }>`
    select to_char(points_today(${merchant}), 'YYYY-MM-DD') as today`.execute(tx);
  const todayMs = Date.parse(rows[0]!.today);
  return (days) => new Date(todayMs + days * 86_400_000).toISOString().slice(0, 10);
};

/** The player's streak, with its prizes. */
const signInBefore = async (tx: Tx, merchant: string, memberId: number, days: (days: number) => string) => {
  const row = ofKind(await findDraw(tx, merchant, 'lantern-calendar'), 'sign_in');
  if (!row) return fail('not_found');
  const tables = inMerchant(tx, merchant);
  for (let position = 1; position <= STREAK; position += 1) {
    const day = days(position - STREAK - 1);
    const prize = row.terms.days[position - 1]?.prize ?? null;
    if (prize) await givePrize(tx, { merchant, memberId, prize, occasion: `sign_in:${row.id}:${day}` });
    await tables
      .insertInto('sign_ins', {
        ...{ draw_id: row.id, member_id: memberId, day, round: 1, terms_version: row.terms_version },
        ...{ position, made_up: 0, prize: prize && jsonb(prize) },
      })
      .execute();
  }
  const midnight = sql<Date>`(select day_begin(points_today(code), brand) from merchants where code = ${merchant})`;
  await tables
    .insertInto('draw_members', {
      ...{ draw_id: row.id, member_id: memberId, time_zone: 'UTC', turns: STREAK },
      next_at: midnight as unknown as Date,
    })
    .execute();
};
