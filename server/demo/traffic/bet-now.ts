import type { FastifyInstance } from 'fastify';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { winnersFrom } from '../../domains/vendor-api/winners.ts';
import type { AppContext } from '../../app/context.ts';
import { commonFailure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { findMerchant, type Merchant } from '../../http/viewer.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import { STUDIO } from '../merchant.ts';
import { betNow } from './bet-now-endpoint.ts';
import { findPlayers } from './find-players.ts';
import { findGames, type PlayedGame } from './games.ts';
import { createPlayerSession, type PlayerSession } from './player-session.ts';
import { isOver, Refused } from './site-client.ts';

type Requested = RequestOf<typeof betNow>;
type Answer = ResponseOf<typeof betNow>;

/** Shorter than the timeout of the operator's tool. */
const WITHIN_MS = 12_000;
const AGAIN_MS = 250;
/** Stakes of the slot in minor units, small ones more often. */
const STAKES = [20, 20, 50, 50, 100, 100, 200, 500];

export const betNowRoute = (app: FastifyInstance, ctx: AppContext): void =>
  route(app, ctx, betNow, async ({ fail }, requested) => {
    const row = await findMerchant(ctx.database.db, requested.merchant);
    if (!row) throw fail('unknown_merchant');
    const game = (await findGames(ctx, requested.merchant)).find(({ title }) => title.id === STUDIO.game);
    const members = await findPlayers(ctx, requested.merchant);
    const chosen = members.filter(({ username }) => requested.account === null || username === requested.account);
    if (!game || chosen.length === 0) throw fail('not_found');
    const sessions = chosen.map((member) => createPlayerSession(ctx, member)).sort(() => Math.random() - 0.5);
    const answer = await betUntil(ctx, row, { game, sessions }, requested);
    const { merchant, ...wanted } = requested;
    const event = { merchant, actor: staffActor(), action: 'demo_bet', reason: '', before: wanted, after: answer };
    await ctx.database.transact((tx) => audit(tx, event));
    return answer;
  });

const betUntil = async (
  ctx: AppContext,
  row: Merchant,
  { game, sessions }: { game: PlayedGame; sessions: PlayerSession[] },
  requested: Requested,
): Promise<Answer> => {
  const { currency, exponent } = row.brand;
  const money = (amount: number) => ({ amount, currency, exponent });
  // A return not above the stake is not a win (PP-21).
  const isEnough = (won: number, stake: number): boolean =>
    !requested.untilWin || (won > stake && won >= winnersFrom(row.settings));
  const untilMs = ctx.now() + WITHIN_MS;
  let bets = 0;
  while (ctx.now() < untilMs) {
    for (const session of sessions) {
      if (ctx.now() >= untilMs) break;
      const stake = requested.stake ?? STAKES[randomInt(STAKES.length)]!;
      const won = await betOnce(session, game, stake);
      if (won === undefined) continue;
      bets += 1;
      if (isEnough(won, stake))
        return { bets, last: { account: session.username, stake: money(stake), won: money(won) } };
    }
    // The game requires a pause between two rounds of one player, and a deposit takes a moment to arrive.
    await pause(AGAIN_MS);
  }
  return { bets, last: null };
};

/** Makes one bet of one player. Returns what it won, or undefined if no bet was accepted; the player may be retried later. */
const betOnce = async (session: PlayerSession, game: PlayedGame, stake: number): Promise<number | undefined> => {
  try {
    if (!session.isLoggedIn) await session.logIn();
    if (!session.isPlaying) await session.openGame(game);
    if (session.balance < stake) {
      await session.deposit();
      // Reopening the game gives the current balance.
      session.leave({ session: false });
      return undefined;
    }
    const { status, win, jackpotAmount } = await session.play({ stake });
    return status === 'closed' || status === 'booking' ? (win ?? 0) + (jackpotAmount ?? 0) : undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.key === 'STAKE_NOT_OFFERED')
      throw commonFailure('invalid_request', { details: { issues: [{ path: 'stake', problem: 'not_offered' }] } });
    if (error.key !== 'TOO_FAST') session.leave({ session: isOver(error) });
    return undefined;
  }
};
