import type { FastifyInstance } from 'fastify';
import { AREAS } from '../../../contract/lottery-areas.ts';
import { lotteries } from '../../../contract/lotteries.ts';
import type { RoundState } from '../../../contract/live-rounds.ts';
import type { AppContext } from '../../app/context.ts';
import type { Fail } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { className, launchGame, toGame, type Offer } from '../games/index.ts';
import { roundsOf } from '../vendor-api/index.ts';
import { drawnOf, drawOf, offeredLotteries, type LotteryRow } from './queries.ts';

/** Routes for lotteries: their lists, draws and results, and their launch (GAME-08). */
export const lotteriesRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;

  const byCode = async (
    merchant: Offer,
    gameCode: string | undefined,
    fail: Fail<'game_not_found'>,
  ): Promise<LotteryRow> => {
    const found = (await offeredLotteries(db, merchant, {})).find(({ row }) => row.code === gameCode);
    if (!found) throw fail('game_not_found', { details: { suggestions: [], untilMs: null } });
    return found;
  };
  const roundOf = async (
    merchant: Offer,
    gameCode: string,
    fail: Fail<'game_not_found'>,
  ): Promise<RoundState | undefined> => {
    const { row } = await byCode(merchant, gameCode, fail);
    return (await roundsOf(db, merchant.code, [row.node_id])).get(row.node_id);
  };

  route(app, ctx, lotteries.games, async ({ merchant }, { language, ...choice }) => {
    const found = await offeredLotteries(db, merchant, choice);
    return { list: found.map(({ row, ...of }) => ({ ...of, game: toGame(row, language) })) };
  });

  route(app, ctx, lotteries.menus, async ({ merchant }, { prizeMode, language }) => {
    const found = await offeredLotteries(db, merchant, { lottoArea: 'VN', prizeMode });
    const classes = [...new Set(found.flatMap(({ row }) => row.classify))];
    return {
      list: classes.map((gameClassify) => ({
        gameClassify,
        name: className(gameClassify, language),
        games: found
          .filter(({ row }) => row.classify.includes(gameClassify))
          .map(({ row }) => toGame(row, language))
          .map(({ nodeId, gameCode, displayName }) => ({ nodeId, gameCode, displayName })),
      })),
    };
  });

  route(app, ctx, lotteries.lobby, async ({ merchant }, { language, ...choice }) => {
    const found = await offeredLotteries(db, merchant, choice);
    const rounds = await roundsOf(
      db,
      merchant.code,
      found.map(({ row }) => row.node_id),
    );
    return {
      list: found.map(({ row, ...of }) => {
        const round = rounds.get(row.node_id);
        return {
          ...of,
          game: toGame(row, language),
          draw: round ? drawOf(round) : null,
          last: (round && drawnOf(round)[0]) ?? null,
        };
      }),
    };
  });

  route(app, ctx, lotteries.recentResults, async ({ merchant, fail }, { gameCode }) => {
    const round = await roundOf(merchant, gameCode, fail);
    return { family: round?.family ?? null, list: round ? drawnOf(round) : [] };
  });

  route(app, ctx, lotteries.numero, async ({ merchant, fail }, { gameCode }) => {
    const round = await roundOf(merchant, gameCode, fail);
    return { draw: round ? drawOf(round) : null, serverTimeMs: ctx.now() };
  });

  route(app, ctx, lotteries.openedNumero, async ({ merchant, fail }, { gameCode }) => {
    const round = await roundOf(merchant, gameCode, fail);
    return { last: (round && drawnOf(round)[0]) ?? null };
  });

  route(app, ctx, lotteries.launch, async (call, { lottoArea, view, gameCode, prizeMode, language, backUrl }) => {
    if (view === 'lobby') {
      const query = new URLSearchParams({ view, ...(prizeMode && { prizeMode }), ...(gameCode && { gameCode }) });
      return { url: `${AREAS[lottoArea].page}?${String(query)}`, launch: null };
    }
    const found = await byCode(call.merchant, gameCode, call.fail);
    if (found.lottoArea !== lottoArea)
      throw call.fail('game_not_found', { details: { suggestions: [], untilMs: null } });
    const opened = await launchGame(ctx, call, {
      ...{ nodeId: String(found.row.node_id), language, backUrl },
      ...{ platform: 'html5-desktop', clientType: '3' },
    });
    return { url: opened.url, launch: opened };
  });
};
