import { strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { VENDOR_PATH, type VendorAnswer, type VendorAuthenticated, type VendorRequest } from '../../contract/vendor.ts';
import {
  createVendorClient,
  type VendorClient,
  type VendorClientOptions,
  type VendorResult,
} from '../vendor-client.ts';

/** One row of the vendor API's matrix, as a vendor tests it. */
export interface ConformanceCase {
  number: number;
  title: string;
  run(harness: Harness): Promise<void>;
}

export interface StandOptions extends Pick<VendorClientOptions, 'vendor' | 'keyId' | 'secret'> {
  url: string;
  /** A player of the operator's sandbox. Each case sets the player's money. */
  player: string;
  game: string;
  /** Required for the sandbox of an operator that other machines can reach. */
  operatorKey?: string;
}

/** State of a player, as the sandbox returns it. */
export interface PlayerState {
  real: number;
  demo: number;
  /** Bonus money. */
  bonus: number;
  receivable: number;
  play_blocked: boolean;
  incidents: Record<string, number>;
}

/** Access to the operator: its vendor API, and the controls of its sandbox. */
export interface Harness {
  options: StandOptions;
  client: VendorClient;
  /** POST /sandbox/<name>. Throws if the operator refuses. */
  control<A>(name: string, body: object): Promise<A>;
  state(): Promise<PlayerState>;
  /** Resets the player, puts this many stakes in the wallet, and opens the game. */
  openSession(options?: { stakes?: number; demo?: boolean }): Promise<PlaySession>;
}

export const createStand = (options: StandOptions): Harness => {
  const client = createVendorClient({ ...options, baseUrl: options.url });
  const { player, game, operatorKey } = options;
  const admission = operatorKey ? { authorization: `Bearer ${operatorKey}` } : undefined;
  const control = async <A>(name: string, body: object): Promise<A> => {
    const { status, text } = await client.send('POST', `/sandbox/${name}`, JSON.stringify(body), admission);
    if (status !== 200) throw new Error(`the sandbox answered ${status} to ${name}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as A;
  };
  const harness: Harness = {
    options,
    client,
    control,
    state: () => control('state', { player }),
    async openSession({ stakes = 100, demo = false } = {}) {
      await control('unlock', { player });
      await control('game', { game, enabled: true });
      const { token } = await control<{ token: string }>('session', { player, game, demo });
      const opened = answered(await client.authenticate({ token }));
      if (!('session' in opened)) throw new Error(`authenticate was answered ${opened.code}`);
      const play = new PlaySession(harness, opened);
      if (!demo) await control('money', { player, balance: stakes * play.stake });
      play.before = await harness.state();
      await control('pace', { session: opened.session });
      return play;
    },
  };
  return harness;
};

export const answered = <A>(result: VendorResult<A>): A => {
  if (result.kind === 'answered') return result.answer;
  throw new Error(`no answer: ${result.reason}, ${result.detail}`);
};

export const newId = (): string => randomUUID();

/** A player at a game: the calls of one session, each with default fields. */
export class PlaySession {
  readonly opened: VendorAuthenticated;
  /** The stake that cases use as their unit. */
  readonly stake: number;
  before: PlayerState = { real: 0, demo: 0, bonus: 0, receivable: 0, play_blocked: false, incidents: {} };
  round = newId();
  readonly #stand: Harness;

  constructor(harness: Harness, opened: VendorAuthenticated) {
    this.#stand = harness;
    this.opened = opened;
    this.stake = Math.max(opened.limits.min_stake, 100);
  }

  betBody(over: Partial<VendorRequest<'bet'>> = {}): VendorRequest<'bet'> {
    const { session, player, game, currency } = this.opened;
    return { session, player, tx_id: newId(), round_id: this.round, game, amount: this.stake, currency, ...over };
  }
  settleBody(betTxId: string, over: Partial<VendorRequest<'settle'>> = {}): VendorRequest<'settle'> {
    const { player, game, currency } = this.opened;
    return {
      player,
      tx_id: newId(),
      bet_tx_id: betTxId,
      round_id: this.round,
      game,
      amount: 3 * this.stake,
      currency,
      round_closed: true,
      type: 'win',
      ...over,
    };
  }
  rollbackBody(target: string, over: Partial<VendorRequest<'rollback'>> = {}): VendorRequest<'rollback'> {
    const { player, game } = this.opened;
    return { player, tx_id: newId(), target_tx_id: target, round_id: this.round, game, reason: 'conformance', ...over };
  }
  adjustBody(amount: number, over: Partial<VendorRequest<'adjust'>> = {}): VendorRequest<'adjust'> {
    const { player, game, currency } = this.opened;
    return { player, tx_id: newId(), round_id: this.round, game, amount, currency, reason: 'conformance', ...over };
  }

  async bet(over: Partial<VendorRequest<'bet'>> = {}): Promise<VendorAnswer> {
    return answered(await this.#stand.client.bet(this.betBody(over)));
  }
  async settle(betTxId: string, over: Partial<VendorRequest<'settle'>> = {}): Promise<VendorAnswer> {
    return answered(await this.#stand.client.settle(this.settleBody(betTxId, over)));
  }
  async rollback(target: string, over: Partial<VendorRequest<'rollback'>> = {}): Promise<VendorAnswer> {
    return answered(await this.#stand.client.rollback(this.rollbackBody(target, over)));
  }
  async adjust(amount: number, over: Partial<VendorRequest<'adjust'>> = {}): Promise<VendorAnswer> {
    return answered(await this.#stand.client.adjust(this.adjustBody(amount, over)));
  }
  async batch(calls: VendorRequest<'batch'>['calls']): Promise<VendorAnswer> {
    return answered(await this.#stand.client.batch({ calls }));
  }

  /** Makes a bet of one stake that must be accepted. Returns its tx_id. */
  async staked(over: Partial<VendorRequest<'bet'>> = {}): Promise<string> {
    const body = this.betBody(over);
    expectAnswer(await this.bet(body), { code: 'OK' });
    return body.tx_id;
  }
  /** Lets the next round start at once. */
  async nextRound(): Promise<void> {
    await this.#stand.control('pace', { session: this.opened.session });
    this.round = newId();
  }
  /** Returns the change of the player's real wallet since this session was opened, in stakes. */
  async gained(): Promise<number> {
    return ((await this.#stand.state()).real - this.before.real) / this.stake;
  }
  /** Returns the number of incidents of a kind since this session was opened. */
  async incidents(kind: string): Promise<number> {
    const { incidents } = await this.#stand.state();
    return (incidents[kind] ?? 0) - (this.before.incidents[kind] ?? 0);
  }
}

/** Compares the given parts of an answer. */
export const expectAnswer = (answer: VendorAnswer, expected: Partial<VendorAnswer>): void => {
  for (const [name, value] of Object.entries(expected))
    strictEqual(answer[name as keyof VendorAnswer], value, `${name} of the answer ${JSON.stringify(answer)}`);
};

export const callPath = (name: string): string => `${VENDOR_PATH}/${name}`;
