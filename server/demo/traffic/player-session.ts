import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { games } from '../../../contract/games.ts';
import { drawKey } from '../../../contract/security-signature.ts';
import { session } from '../../../contract/session.ts';
import { wallet } from '../../../contract/wallet.ts';
import type { Begun, Moved, Opened, RoundView, SessionView } from '../../../studio/protocol.ts';
import { insertSession } from '../../domains/auth/sessions/sessions.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { readLive } from '../../domains/vendor-api/feeds/live.ts';
import { vendorCommands } from '../../domains/vendor-api/commands.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { execute } from '../../live/commands.ts';
import { STUDIO } from '../merchant.ts';
import type { PlayedGame } from './games.ts';
import { callSite, callStudio, payAtCashier, Refused, type Login } from './site-client.ts';

const DEPOSIT = 20_000;
/** Moves of one round after which the player leaves it as the family's `leave` does. */
const MOVES = 12;
const FROM = { ip: '127.0.0.1', userAgent: 'simulated player' };

/**
 * A simulated player at a game, over HTTP like a browser. The server opens its login session directly: dozens of logins from
 * one address would use up the login quota of a visitor at that address.
 */
export interface PlayerSession {
  readonly username: string;
  readonly memberId: number;
  readonly isLoggedIn: boolean;
  readonly isPlaying: boolean;
  /** Minor units, as last received; not known after a deposit. */
  readonly balance: number;
  logIn(): Promise<void>;
  /** Opens a game, and ends a round of it that was left open. */
  openGame(game: PlayedGame): Promise<void>;
  deposit(): Promise<void>;
  /** A bet at a table may wait for a choice, or for another one. */
  readonly isUndecided: boolean;
  /**
   * Makes that choice, with its further stake, from what the table tells; does nothing before players decide. `goesOn`: of several
   * choices in a row, the move that leads to the next one, not the best.
   */
  decide(options?: { goesOn: boolean }): Promise<void>;
  /** Plays one round to its end, with the family's good moves. */
  play(bet: unknown): Promise<RoundView>;
  /** Sends a command to the game, as the player's page does (W6). Returns its result. Throws Refused. */
  command(name: string, payload: Record<string, unknown>): Promise<unknown>;
  /** Discards the game session, and the login if `session` is true. Opening a new one recovers from any error. */
  leave(options: { session: boolean }): void;
}

export const createPlayerSession = (ctx: BaseContext, member: MemberRow): PlayerSession => {
  let login: (Login & { sessionId: string }) | undefined;
  let play: string | undefined;
  let game: PlayedGame | undefined;
  let playToken: string | undefined;
  let balance = Infinity;
  let undecided: RoundView | undefined;

  const call = async <T extends { session: SessionView }>(path: string, body: object): Promise<T> => {
    const answer = await callStudio<T>(ctx, `${STUDIO.path}/api/round/${path}`, body, playToken);
    balance = answer.session.balance;
    return answer;
  };

  const playOn = async (round: RoundView): Promise<RoundView> => {
    if (round.status !== 'waiting') return round;
    const { family, params } = game!.title;
    const after = round.moves.length;
    const move: unknown = after < MOVES ? family.best(params, round.outcome) : family.leave(params, round.outcome);
    const moved = await call<Moved>('move', { roundId: round.id, clientMoveId: randomUUID(), after, move });
    if (!moved.refused) return playOn(moved.round);
    // A further stake was refused: the round ends without it.
    const leaving: unknown = family.leave(params, round.outcome);
    const leave = { roundId: round.id, clientMoveId: randomUUID(), after, move: leaving };
    return playOn((await call<Moved>('move', leave)).round);
  };

  /** The choice of a bet at a table, from what the table tells everybody: a move, or that it is too early or too late for one. */
  const choiceFor = async ({ moves, tableNumber }: RoundView): Promise<object | 'later' | 'none'> => {
    const { family, params } = game!.title;
    const choice = family.shared!.choice!;
    const { steps } = choice;
    if (!steps) return choice.watch as object;
    const [published] = await readLive<'round'>(ctx.database.db, member.merchant, [`round:${game!.nodeId}`]);
    const round = published?.value;
    if (!round || round.number < tableNumber!) return 'later';
    if (round.number > tableNumber! || round.result) return 'none';
    if (!round.choice || round.choice.step < moves.length) return 'later';
    return round.choice.step > moves.length ? 'none' : (steps.bestOf(params, round.dealt!) as object);
  };

  return {
    username: member.username,
    memberId: member.id,
    get isLoggedIn() {
      return login !== undefined;
    },
    get isPlaying() {
      return playToken !== undefined;
    },
    get balance() {
      return balance;
    },

    async logIn() {
      const { publicKey, privateKey } = await drawKey();
      const from = { ...FROM, publicKey: Buffer.from(publicKey, 'base64url') };
      const { token, session } = await ctx.database.transact((tx) => insertSession(tx, member, from));
      login = { token, privateKey, sessionId: session.id };
    },

    async openGame(chosen) {
      game = chosen;
      const request = {
        nodeId: chosen.nodeId,
        language: 'EN',
        backUrl: '/',
        platform: 'html5-desktop',
        clientType: '3',
      };
      const { url, session } = await callSite(ctx, games.launch, request, login);
      play = session;
      const launch = new URLSearchParams(new URL(url, ctx.selfUrl!()).hash.slice(1)).get('launch');
      const clientSeed = randomBytes(12).toString('base64url');
      const opened = await callStudio<Opened>(ctx, `${STUDIO.path}/api/session`, { token: launch, clientSeed });
      playToken = opened.token;
      balance = opened.state.session.balance;
      if (opened.state.round) await playOn(opened.state.round);
    },

    async deposit() {
      const { currency } = await callSite(ctx, session.info, {}, login);
      const { payUrl } = await callSite(
        ctx,
        wallet.deposit,
        { method: 'sandbox-card', amount: DEPOSIT, currency },
        login,
      );
      await payAtCashier(ctx, payUrl);
      balance = Infinity;
    },

    async play(bet) {
      const round = await playOn((await call<Begun>('begin', { clientRoundId: randomUUID(), bet })).round);
      const { shared } = game!.title.family;
      const waits = shared?.choice && (!shared.choice.steps || shared.choice.steps.place in shared.stakes(bet));
      if (waits && round.status === 'open') undecided = round;
      return round;
    },

    get isUndecided() {
      return undecided !== undefined;
    },
    async decide({ goesOn } = { goesOn: false }) {
      const bet = undecided!;
      const known = await choiceFor(bet);
      if (known === 'later') return;
      undecided = undefined;
      if (known === 'none') return;
      const move: unknown = goesOn ? game!.title.family.shared!.choice!.watch : known;
      try {
        const request = { roundId: bet.id, clientMoveId: randomUUID(), after: bet.moves.length, move };
        const { round, refused } = await call<Moved>('move', request);
        const choice = game!.title.family.shared!.choice!;
        if (choice.steps && !refused && isDeepStrictEqual(move, choice.watch)) undecided = round;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.key === 'BET_CLOSED') undecided = bet;
      }
    },

    async command(name, payload) {
      const actor = { merchant: member.merchant, memberId: member.id, sessionId: login!.sessionId, isAgent: false };
      const of = { id: randomUUID(), game: game!.nodeId, session: play! };
      const answer = await execute(ctx, vendorCommands, actor, { ...of, kind: 'game', name, payload });
      const { code, result } = answer.game!;
      if (code !== 'OK') throw new Refused(code);
      return result;
    },

    leave(options) {
      [playToken, undecided] = [undefined, undefined];
      if (options.session) login = undefined;
    },
  };
};
