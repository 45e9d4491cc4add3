import { randomBytes, randomUUID } from 'node:crypto';
import { games } from '../../../contract/games.ts';
import { drawKey } from '../../../contract/security-signature.ts';
import { session } from '../../../contract/session.ts';
import { wallet } from '../../../contract/wallet.ts';
import type { Moved, Opened, RoundView, SessionView } from '../../../studio/protocol.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { insertSession } from '../../domains/auth/sessions/sessions.ts';
import { readLive } from '../../domains/vendor-api/feeds/live.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { STUDIO } from '../merchant.ts';
import type { PlayedGame } from './games.ts';
import { callSite, callStudio, payAtCashier, type Login } from './site-client.ts';

const DEPOSIT = 20_000;
/** Moves of one round after which the player leaves it as the family's `leave` does. */
const MOVES = 12;
const FROM = { ip: '127.0.0.1', userAgent: 'simulated player' };

/** Calls an endpoint for rounds, in the player's session. */
export type CallRound = <T extends { session: SessionView }>(path: string, body: object) => Promise<T>;

export const openLogin = async (ctx: BaseContext, member: MemberRow): Promise<Login & { sessionId: string }> => {
  const { publicKey, privateKey } = await drawKey();
  const from = { ...FROM, publicKey: Buffer.from(publicKey, 'base64url') };
  const { token, session } = await ctx.database.transact((tx) => insertSession(tx, member, from));
  return { token, privateKey, sessionId: session.id };
};

/** Launches the game on the site, and opens it at the Studio. */
export const launchGame = async (ctx: BaseContext, { nodeId }: PlayedGame, login: Login | undefined) => {
  const request = { nodeId, language: 'EN', backUrl: '/', platform: 'html5-desktop', clientType: '3' } as const;
  const { url, session } = await callSite(ctx, games.launch, request, login);
  const launch = new URLSearchParams(new URL(url, ctx.selfUrl!()).hash.slice(1)).get('launch');
  const clientSeed = randomBytes(12).toString('base64url');
  const opened = await callStudio<Opened>(ctx, `${STUDIO.path}/api/session`, { token: launch, clientSeed });
  return { session, opened };
};

export const depositAtCashier = async (ctx: BaseContext, login: Login | undefined): Promise<void> => {
  const { currency } = await callSite(ctx, session.info, {}, login);
  const request = { method: 'sandbox-card', amount: DEPOSIT, currency };
  const { payUrl } = await callSite(ctx, wallet.deposit, request, login);
  await payAtCashier(ctx, payUrl);
};

/** Makes the moves of the round that wait, to its end or until it waits for a table. */
export const playOn = async (call: CallRound, game: PlayedGame, round: RoundView): Promise<RoundView> => {
  if (round.status !== 'waiting') return round;
  const { family, params } = game.title;
  const after = round.moves.length;
  const move: unknown = after < MOVES ? family.best(params, round.outcome) : family.leave(params, round.outcome);
  const moved = await call<Moved>('move', { roundId: round.id, clientMoveId: randomUUID(), after, move });
  if (!moved.refused) return playOn(call, game, moved.round);
  // A further stake was refused: the round ends without it.
  const leaving: unknown = family.leave(params, round.outcome);
  const leave = { roundId: round.id, clientMoveId: randomUUID(), after, move: leaving };
  return playOn(call, game, (await call<Moved>('move', leave)).round);
};

/** The choice of a bet at a table, from what the table tells everybody: a move, or that it is too early or too late for one. */
export const choiceFor = async (
  { database }: BaseContext,
  merchant: string,
  { nodeId, title }: PlayedGame,
  { moves, tableNumber }: RoundView,
): Promise<object | 'later' | 'none'> => {
  const { family, params } = title;
  const choice = family.shared!.choice!;
  const { steps } = choice;
  if (!steps) return choice.watch as object;
  const [published] = await readLive<'round'>(database.db, merchant, [`round:${nodeId}`]);
  const round = published?.value;
  if (!round || round.number < tableNumber!) return 'later';
  if (round.number > tableNumber! || round.result) return 'none';
  if (!round.choice || round.choice.step < moves.length) return 'later';
  return round.choice.step > moves.length ? 'none' : (steps.bestOf(params, round.dealt!) as object);
};
