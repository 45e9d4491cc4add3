import { isDeepStrictEqual } from 'node:util';
import { titleOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { queueAdjust } from '../../server/outgoing.ts';
import { playNow } from '../../families/shared/draw.ts';
import type { LegResult } from '../../families/shared/book.ts';
import type { Step } from '../../families/family.ts';
import { MovedOn, storeStep } from '../instant/decide.ts';
import { roundById, type RoundRow } from '../instant/rounds.ts';

/** A slip draws nothing. */
const noWord = (): never => {
  throw new Error('a slip draws no random number');
};

/** Makes a move of a slip: its results, or the end by cash-out. */
export const moveSlip = (studio: Studio, round: RoundRow, move: unknown): Step<unknown> => {
  const { family, params } = titleOf(studio, round.game);
  return playNow(family.move(params, round.outcome, move), noWord) as Step<unknown>;
};

/** Settles one slip of which every leg has a result, or settles it again after a correction. Returns false if none is ready. */
export const settleNext = (studio: Studio): Promise<boolean> =>
  studio.db
    .transact(async (tx) => {
      const { rows } = await tx.query<{ round_id: string; state: 'accepted' | 'reopened'; corrections: number }>(
        `select s.round_id, s.state, s.corrections from book_slip s join round r on r.id = s.round_id
          where s.open_legs = 0 and (s.state = 'accepted' and r.state = 'waiting' or s.state = 'reopened' and r.state = 'closed')
          order by s.round_id limit 1 for update of s skip locked`,
      );
      const slip = rows[0];
      if (!slip) return false;
      const round = (await roundById(tx, slip.round_id))!;
      const legs = await tx.query<{ result: LegResult }>(
        `select result from book_leg where round_id = $1 order by leg`,
        [round.id],
      );
      const move = { results: legs.rows.map(({ result }) => result) };
      await tx.query(`update book_slip set state = 'settled' where round_id = $1`, [round.id]);
      if (slip.state === 'accepted') {
        const step = moveSlip(studio, round, move);
        await storeStep(studio, tx, round, { step, words: 0, demoJackpot: null }, { from: 'waiting', moves: [move] });
      } else await settleAgain(studio, tx, round, move, slip.corrections);
      return true;
    })
    .catch((error: unknown) => {
      // A cash-out came first.
      if (error instanceof MovedOn) return true;
      throw error;
    });

/** Pays or takes the difference to what was paid, and states anew what was at risk. A slip that was cashed out stays as it is. */
async function settleAgain(
  studio: Studio,
  tx: Queryable,
  round: RoundRow,
  move: { results: LegResult[] },
  corrections: number,
): Promise<void> {
  const before = (round.outcome as { results?: unknown }).results;
  if (isDeepStrictEqual(before, move.results)) return;
  const { state, payout } = moveSlip(studio, round, move);
  const difference = payout! - (round.win ?? 0);
  const { family, params } = titleOf(studio, round.game);
  const safe = family.notAtRisk!(params, state);
  const isSame = difference === 0 && safe === family.notAtRisk!(params, round.outcome);
  await tx.query(
    `update round set outcome = $2, moves = moves || $3::jsonb, win = $4, state = $5, seen_at = null where id = $1`,
    [round.id, JSON.stringify(state), JSON.stringify([move]), payout, isSame ? 'closed' : 'settle_sent'],
  );
  if (isSame) return;
  await tx.query(`update book_slip set corrections = corrections + 1 where round_id = $1`, [round.id]);
  await queueAdjust(studio, tx, {
    player: round.player,
    tx_id: `${round.id}-adjust-${corrections + 1}`,
    round_id: round.id,
    game: round.game,
    amount: difference,
    currency: round.currency,
    reason: 'result corrected',
    valid_stake: round.stake - safe,
  });
}
