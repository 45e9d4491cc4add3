import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { games } from '../../../contract/games.ts';
import { session } from '../../../contract/session.ts';
import { wallet } from '../../../contract/wallet.ts';
import type { Opened, Spun } from '../../../studio/protocol.ts';
import { drawKey } from '../../../contract/security-signature.ts';
import { startSession } from '../../domains/session/sessions.ts';
import type { House } from '../../house.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { STUDIO } from '../brand.ts';
import { callSite, callStudio, payAtCashier, Refused, type Login } from './site-client.ts';

/** Stakes in minor units, the small ones oftener. */
const STAKES = [20, 20, 50, 50, 100, 100, 200, 500];
/** Below this a player goes to the cashier, minor units. */
const LOW = 1_000;
const DEPOSIT = 20_000;
/** Between a player's spins, milliseconds: above the 2.5 s that the server enforces, so that all of them make two or three a second. */
const PAUSE = { min: 12_000, max: 34_000 };
/** Between logging in, opening the game and the first spin. */
const ON_THE_WAY_MS = 1_000;
const AFTER_TROUBLE_MS = 30_000;
const FROM = { ip: '127.0.0.1', userAgent: 'simulated player' };

/** A session that says so is of no more use; one that was too long idle is not asked again, but left. */
const OVER = new Set(['not_logged_in', 'session_ended', 'reauthentication_needed']);

/**
 * One simulated player: opens the slot, spins, goes to the cashier; over HTTP, like a person's browser. Its session the house opens
 * itself: dozens of logins from one address would use up what the login allows to whoever tries the demo from there.
 */
export interface Player {
  /** When it does something next, on the house's clock. */
  readonly nextAtMs: number;
  step(): Promise<void>;
}

export const createPlayer = (house: House, member: MemberRow, nodeId: string): Player => {
  let login: Login | undefined;
  let seat: string | undefined;
  let balance = Infinity;
  let nextAtMs = house.now() + randomInt(PAUSE.min);

  const logIn = async () => {
    const { publicKey, privateKey } = await drawKey();
    const from = { ...FROM, publicKey: Buffer.from(publicKey, 'base64url') };
    const { token } = await house.database.transact((tx) => startSession(tx, member, from));
    login = { token, privateKey };
  };

  const openGame = async () => {
    const asked = { nodeId, language: 'EN', backUrl: '/', platform: 'html5-desktop', clientType: '3' };
    const { url } = await callSite(house, games.launch, asked, login);
    const launch = new URLSearchParams(new URL(url, house.selfUrl!()).hash.slice(1)).get('launch');
    const clientSeed = randomBytes(12).toString('base64url');
    const opened = await callStudio<Opened>(house, `${STUDIO.path}/api/session`, { token: launch, clientSeed });
    seat = opened.token;
    balance = opened.state.session.balance;
  };

  const deposit = async () => {
    const { currency } = await callSite(house, session.info, {}, login);
    const { payUrl } = await callSite(
      house,
      wallet.deposit,
      { method: 'sandbox-card', amount: DEPOSIT, currency },
      login,
    );
    await payAtCashier(house, payUrl);
    balance = Infinity;
  };

  const spin = async () => {
    const stake = STAKES[randomInt(STAKES.length)]!;
    const body = { clientRoundId: randomUUID(), stake };
    balance = (await callStudio<Spun>(house, `${STUDIO.path}/api/spin`, body, seat)).session.balance;
  };

  return {
    get nextAtMs() {
      return nextAtMs;
    },
    async step() {
      const isPlaying = login && seat && balance >= LOW;
      nextAtMs = house.now() + (isPlaying ? randomInt(PAUSE.min, PAUSE.max) : ON_THE_WAY_MS);
      try {
        if (!login) await logIn();
        else if (!seat) await openGame();
        else if (balance < LOW) await deposit();
        else await spin();
      } catch (error) {
        const key = error instanceof Refused ? error.key : undefined;
        if (key && OVER.has(key)) login = undefined;
        // Whatever it was, a seat taken anew is right again.
        seat = undefined;
        nextAtMs = house.now() + AFTER_TROUBLE_MS;
        house.log.debug(
          { player: member.username, refused: key, err: key ? undefined : error },
          'a simulated player paused',
        );
      }
    },
  };
};
