import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Begun, Moved, RoundView, SessionView } from '../../../studio/protocol.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { vendorCommands } from '../../domains/vendor-api/commands.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { execute } from '../../live/commands.ts';
import { STUDIO } from '../merchant.ts';
import type { PlayedGame } from './games.ts';
import { choiceFor, depositAtCashier, launchGame, openLogin, playOn, type CallRound } from './player-steps.ts';
import { callStudio, Refused, type Login } from './site-client.ts';

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

  const call: CallRound = async <T extends { session: SessionView }>(path: string, body: object): Promise<T> => {
    const answer = await callStudio<T>(ctx, `${STUDIO.path}/api/round/${path}`, body, playToken);
    balance = answer.session.balance;
    return answer;
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
      login = await openLogin(ctx, member);
    },

    async openGame(chosen) {
      game = chosen;
      const { session, opened } = await launchGame(ctx, chosen, login);
      play = session;
      playToken = opened.token;
      balance = opened.state.session.balance;
      if (opened.state.round) await playOn(call, chosen, opened.state.round);
    },

    async deposit() {
      await depositAtCashier(ctx, login);
      balance = Infinity;
    },

    async play(bet) {
      const round = await playOn(call, game!, (await call<Begun>('begin', { clientRoundId: randomUUID(), bet })).round);
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
      const known = await choiceFor(ctx, member.merchant, game!, bet);
      if (known === 'later') return;
      undecided = undefined;
      if (known === 'none') return;
      const choice = game!.title.family.shared!.choice!;
      const move: unknown = goesOn ? choice.watch : known;
      try {
        const request = { roundId: bet.id, clientMoveId: randomUUID(), after: bet.moves.length, move };
        const { round, refused } = await call<Moved>('move', request);
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
