import { isDeepStrictEqual } from 'node:util';
import type { ChoiceStep } from '../../../contract/live-rounds.ts';
import type { Choice } from '../../families/family.ts';
import type { Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { playBet, playMove, playMoves } from '../instant/play.ts';
import { isTable, seedsOfTable, type TableRound, type TableTitle } from './tables.ts';

/** Accepted bets of a round that is not drawn. A further stake that is being rolled back has no part in its bet. */
const TAKEN = `('bet_ok', 'raise_sent', 'raise_cancelling')`;

const choiceOf = ({ family }: TableTitle): Choice<unknown, unknown, unknown> => family.shared!.choice!;

/** Whether a bet of the round is on this place. */
export async function hasBetOn(tx: Queryable, { id }: TableRound, place: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from round where table_round_id = $1 and state in ${TAKEN} and places ? $2 limit 1`,
    [id, place],
  );
  return rowCount === 1;
}

/**
 * What follows a step whose time is over: the watched bet's state at the next choice, or null if nobody has another one; and how
 * many draws the moves of bets have shown by then.
 */
export async function afterStep(
  tx: Queryable,
  round: TableRound,
  title: TableTitle,
): Promise<{ next: unknown; shown: number }> {
  const { watch, steps } = choiceOf(title);
  const { rows } = await tx.query<{ move: unknown }>(
    `select distinct moves -> $2::int as move from round
      where table_round_id = $1 and state in ${TAKEN} and jsonb_array_length(moves) > $2`,
    [round.id, round.step],
  );
  const shown = round.step + Number(rows.some(({ move }) => steps!.shows(move)));
  if (!rows.some(({ move }) => isDeepStrictEqual(move, watch))) return { next: null, shown };
  const moves = Array.from({ length: shown }, () => watch);
  const { step } = await playMoves(title, { bet: title.family.shared!.watch, moves }, seedsOfTable(round));
  return { next: step.payout === null ? step.state : null, shown };
}

/**
 * The draws that are shown with the result: those that players' moves have shown, and those of the bets that the house decides, or
 * of its strategy alone in a round in which no player decides.
 */
export async function shownAtDraw(tx: Queryable, round: TableRound, title: TableTitle, shown: number): Promise<number> {
  const { watch, steps } = choiceOf(title);
  const { house, place } = steps!;
  const isHouse = (await hasBetOn(tx, round, house.place)) || !(await hasBetOn(tx, round, place));
  if (!isHouse) return shown;
  const seeds = seedsOfTable(round);
  let played = await playBet(title, title.family.shared!.watch, seeds);
  let drawn = 0;
  while (played.step.payout === null && isDeepStrictEqual(house.move(title.params, played.step.state), watch)) {
    played = await playMove(title, played.step.state, watch, seeds, played.words);
    drawn += 1;
  }
  return Math.max(shown, drawn);
}

/** The step as everybody sees it; nothing for a table with one choice. */
export async function choiceState(
  { db }: Studio,
  round: TableRound,
  title: TableTitle,
): Promise<{ choice?: ChoiceStep }> {
  const { watch, steps } = choiceOf(title);
  if (!steps) return {};
  const { rows } = await db.query<{ last: unknown; made: number; players: number }>(
    `select moves -> -1 as last, jsonb_array_length(moves) as made, count(*)::int as players from round
      where table_round_id = $1 and state in ${TAKEN} and places ? $2 group by 1, 2`,
    [round.id, steps.place],
  );
  const players: Record<string, number> = {};
  for (const { last, made, players: count } of rows) {
    const goesOn = last === null || isDeepStrictEqual(last, watch);
    const missed = goesOn && made < round.step;
    const name = goesOn && made === round.step ? 'open' : steps.nameOf(missed ? null : last);
    players[name] = (players[name] ?? 0) + count;
  }
  return { choice: { step: round.step, lastsMs: title.table.decideMs!, players } };
}

/** Ends steps in which every player has decided, so that nobody waits for nothing. */
export async function endDecided(studio: Studio): Promise<void> {
  const { rows } = await studio.db.query<Pick<TableRound, 'id' | 'game' | 'step'>>(
    `select id, game, step from table_round
      where due_at is not null and phase = 'deciding' and draws_at > clock_timestamp()`,
  );
  for (const { id, game, step } of rows) {
    const title = studio.titles.get(game);
    if (!title || !isTable(title)) continue;
    const { watch, steps } = choiceOf(title);
    if (!steps) continue;
    await studio.db.query(
      `update table_round t set due_at = clock_timestamp(), draws_at = clock_timestamp(), revision = revision + 1
        where t.id = $1 and t.phase = 'deciding' and t.step = $2 and t.draws_at > clock_timestamp()
          and not exists (
            select from round where table_round_id = $1 and state in ${TAKEN} and places ? $3
               and jsonb_array_length(moves) = $2 and coalesce(moves -> -1 = $4::jsonb, true))`,
      [id, step, steps.place, JSON.stringify(watch)],
    );
  }
}
