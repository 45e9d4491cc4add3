import { randomInt } from 'node:crypto';
import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { takesBet } from '../../../studio/engines/instant/stakes.ts';
import { isHands, type HandTitle } from '../../../studio/engines/tables/rows.ts';
import type { LoadedTitle } from '../../../studio/titles/load.ts';
import { readStudioTitles } from '../studio-titles.ts';

/** A game that simulated players play. */
export interface PlayedGame {
  nodeId: string;
  title: LoadedTitle;
}

/** Families that are played more often than the others. */
const OFTEN: Readonly<Record<string, number>> = {
  'lines-slot': 8,
  'ways-slot': 3,
  fish: 2,
  baccarat: 6,
  'dragon-tiger': 3,
  'sic-bo': 3,
};

/**
 * Finds the merchant's games in which a player has rounds of the player's own, the most popular first. A bet of a book needs the
 * prices of the moment, which these players do not read.
 */
export const findGames = async (ctx: BaseContext, merchant: string): Promise<PlayedGame[]> =>
  (await allGames(ctx, merchant)).filter(({ title }) => !isHands(title) && !title.family.book);

/** A game in which players play against each other. */
export interface HandGame extends PlayedGame {
  title: HandTitle;
}
/** Finds the merchant's games in which players play against each other, the most popular first. */
export const findHandGames = async (ctx: BaseContext, merchant: string): Promise<HandGame[]> =>
  (await allGames(ctx, merchant)).filter((game): game is HandGame => isHands(game.title));

/** Finds the merchant's games that the Studio has, the most popular first. */
const allGames = async (ctx: BaseContext, merchant: string): Promise<PlayedGame[]> => {
  const { titleOf } = await readStudioTitles();
  const rows = await inMerchant(ctx.database.db, merchant)
    .selectFrom('games')
    .select('node_id')
    .where('playable', '=', true)
    .where('enabled', '=', true)
    .orderBy('popularity', 'desc')
    .orderBy('node_id')
    .execute();
  return rows.flatMap(({ node_id }) => {
    const nodeId = String(node_id);
    const title = titleOf({ nodeId });
    return title ? [{ nodeId, title }] : [];
  });
};

/** Draws a family by its weight, then one of its games, popular ones more often. */
export const drawGame = (games: readonly PlayedGame[]): PlayedGame => {
  const families = [...new Set(games.map(({ title }) => title.family.name))];
  const weighted = families.flatMap((name) => Array.from({ length: OFTEN[name] ?? 1 }, () => name));
  const family = draw(weighted);
  const its = games.filter(({ title }) => title.family.name === family);
  return its[Math.min(randomInt(its.length), randomInt(its.length))]!;
};

/** Draws one of the bets that the title's figures describe, at one of its lower stakes. */
export const drawBet = ({ title }: PlayedGame): unknown => {
  const examples = Object.values<object>(title.family.examples(title.params));
  const bets = examples.flatMap((bet) => [bet, ...title.stakes.slice(0, 5).map((stake) => atStake(bet, stake))]);
  const offered = bets.filter((bet) => takesBet(title, bet));
  if (offered.length === 0) throw new Error(`${title.id} takes none of its family's examples`);
  return draw(offered);
};

/** The bet with another stake; at a table, with such a chip on each of its places. */
const atStake = (bet: object, stake: number): object => {
  if ('stake' in bet) return { ...bet, stake };
  return 'chips' in bet ? { ...bet, chips: onEach(bet.chips as object, stake) } : onEach(bet, stake);
};
const onEach = (places: object, stake: number): object =>
  Object.fromEntries(Object.keys(places).map((index) => [index, stake]));

const draw = <T>(from: readonly T[]): T => from[randomInt(from.length)]!;
