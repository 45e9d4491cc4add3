import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { games } from '../../../contract/games.ts';
import { drawKey } from '../../../contract/security-signature.ts';
import { session } from '../../../contract/session.ts';
import { wallet } from '../../../contract/wallet.ts';
import type { Opened, RoundView, Spun } from '../../../studio/protocol.ts';
import { insertSession } from '../../domains/auth/sessions/sessions.ts';
import type { BaseContext } from '../../base-context.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { STUDIO } from '../merchant.ts';
import { callSite, callStudio, payAtCashier, type Login } from './site-client.ts';

/** Stakes in minor units, small ones more often. */
const STAKES = [20, 20, 50, 50, 100, 100, 200, 500];
export const drawStake = (): number => STAKES[randomInt(STAKES.length)]!;
const DEPOSIT = 20_000;
const FROM = { ip: '127.0.0.1', userAgent: 'simulated player' };

/**
 * A simulated player at the slot, over HTTP like a browser. The server opens its login session directly: dozens of logins from
 * one address would use up the login quota of a visitor at that address.
 */
export interface PlayerSession {
  readonly username: string;
  readonly isLoggedIn: boolean;
  readonly isPlaying: boolean;
  /** Minor units, as last received; not known after a deposit. */
  readonly balance: number;
  logIn(): Promise<void>;
  openGame(): Promise<void>;
  deposit(): Promise<void>;
  spin(stake: number): Promise<RoundView>;
  /** Discards the game session, and the login if `session` is true. Opening a new one recovers from any error. */
  leave(options: { session: boolean }): void;
}

export const createPlayerSession = (ctx: BaseContext, member: MemberRow, nodeId: string): PlayerSession => {
  let login: Login | undefined;
  let playToken: string | undefined;
  let balance = Infinity;

  return {
    username: member.username,
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
      const { token } = await ctx.database.transact((tx) => insertSession(tx, member, from));
      login = { token, privateKey };
    },

    async openGame() {
      const asked = { nodeId, language: 'EN', backUrl: '/', platform: 'html5-desktop', clientType: '3' };
      const { url } = await callSite(ctx, games.launch, asked, login);
      const launch = new URLSearchParams(new URL(url, ctx.selfUrl!()).hash.slice(1)).get('launch');
      const clientSeed = randomBytes(12).toString('base64url');
      const opened = await callStudio<Opened>(ctx, `${STUDIO.path}/api/session`, { token: launch, clientSeed });
      playToken = opened.token;
      balance = opened.state.session.balance;
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

    async spin(stake) {
      const body = { clientRoundId: randomUUID(), stake };
      const spun = await callStudio<Spun>(ctx, `${STUDIO.path}/api/spin`, body, playToken);
      balance = spun.session.balance;
      return spun.round;
    },

    leave(options) {
      playToken = undefined;
      if (options.session) login = undefined;
    },
  };
};
