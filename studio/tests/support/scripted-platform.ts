import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  VENDOR_HEADERS,
  VENDOR_SUCCESS,
  vendorCalls,
  type VendorCall,
  type VendorCode,
  type VendorFreeRounds,
  type VendorRestriction,
  type VendorTx,
} from '../../../contract/vendor.ts';

/** A scripted failure of the platform for one call. */
export type Misdeed =
  /** The request is lost before it is processed. */
  | 'lose'
  /** The call is processed, and the answer is lost. */
  | 'forget'
  /** The processing waits until the caller has timed out. */
  | 'stall'
  /** Any HTTP status, with nothing done. */
  | { status: number }
  /** A named refusal, with nothing done. */
  | { code: VendorCode; restriction?: VendorRestriction }
  /** The processing waits until this resolves. */
  | { until: Promise<void> };

export interface SeenCall {
  name: string;
  body: Record<string, unknown>;
  signed: boolean;
}

interface Tx {
  kind: string;
  amount: number;
  state: 'applied' | 'rolled_back' | 'tombstone';
}

export const KEY = { vendor: 'STUDIO', keyId: 'studio-1', secret: 'a secret of the tests' };

/** A small real server in the role of the platform: it checks signatures, keeps one wallet, and fails as scripted. */
export async function startScriptedPlatform(nowMs: () => number) {
  const seen: SeenCall[] = [];
  const script = new Map<string, Misdeed[]>();
  const txs = new Map<string, Tx>();
  /** Bets that are free rounds. */
  const free = new Set<string>();
  const feed: VendorTx[] = [];
  const terms = { seed: { min: 1_000_000, max: 10_000_000 }, contribution_micro: 10_000, reserve_bound: 500_000 };
  const wallet = {
    game: 'jade-lantern',
    terms,
    balance: 100_000,
    pool: 1_234_567,
    demo: false,
    player: 'member-7',
    position: 0,
    sessions: 0,
    freeRounds: null as VendorFreeRounds | null,
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString();
    const path = request.url ?? '';
    const name = path.replace('/vendor/v1/', '').split('/')[0]?.split('?')[0] ?? '';
    const body = raw ? (JSON.parse(raw) as Record<string, unknown>) : {};
    const signed = isSigned(request, path, raw);
    seen.push({ name, body, signed });
    const misdeed = script.get(name)?.shift();
    if (misdeed === 'stall') await once(request.socket, 'close');
    if (misdeed === 'lose') return void request.socket.destroy();
    if (typeof misdeed === 'object' && 'status' in misdeed) return void response.writeHead(misdeed.status).end('no');
    if (typeof misdeed === 'object' && 'until' in misdeed) await misdeed.until;
    if (!signed) return send(response, 401, plain('SIGNATURE_INVALID'));
    if (typeof misdeed === 'object' && 'code' in misdeed) {
      const { code, restriction } = misdeed;
      return send(response, 200, plain(code, restriction && { restriction }));
    }
    // A request that violates the contract is an error of the caller.
    if (name in vendorCalls) vendorCalls[name as VendorCall].request.parse(body);
    const answer = work(name, body);
    if (misdeed === 'forget') return void request.socket.destroy();
    send(response, 200, answer);
  }

  function isSigned(request: IncomingMessage, path: string, raw: string): boolean {
    const header = (key: keyof typeof VENDOR_HEADERS) => String(request.headers[VENDOR_HEADERS[key]]);
    const text = [header('timestamp'), header('nonce'), request.method, path, raw].join('\n');
    const expected = createHmac('sha256', KEY.secret).update(text).digest('hex');
    return header('signature') === expected && header('keyId') === KEY.keyId && header('vendor') === KEY.vendor;
  }

  const plain = (code: VendorCode, more: object = {}) => ({
    code,
    message: code,
    tx_id: null,
    platform_tx_id: null,
    balance: wallet.balance,
    ...(wallet.freeRounds && { free_rounds: wallet.freeRounds }),
    replayed: false,
    ...more,
  });

  function work(name: string, body: Record<string, unknown>): object {
    const id = String(body['tx_id']);
    const amount = Number(body['amount'] ?? 0);
    if (name === 'authenticate') {
      wallet.sessions += 1;
      return {
        code: 'OK',
        message: '',
        session: `play-${wallet.sessions}-${randomUUID()}`,
        player: wallet.player,
        currency: 'USD',
        exponent: 2,
        balance: wallet.balance,
        language: 'EN',
        game: wallet.game,
        merchant: 'parlour',
        limits: { min_stake: 10, max_stake: 5_000, min_round_ms: 2_500 },
        demo: wallet.demo,
        position: { net: wallet.position, wagered: 0, started_at: nowMs() - 60_000 },
        ...(wallet.freeRounds && { free_rounds: wallet.freeRounds }),
        server_time: nowMs(),
      };
    }
    if (name === 'pool') {
      return {
        code: 'OK',
        message: '',
        id: 'grand',
        currency: 'USD',
        exponent: 2,
        shown: wallet.pool,
        ...wallet.terms,
        funded: 0,
        odds: { one_in: 5_000_000, reference_stake: 100 },
        last_win: null,
        server_time: nowMs(),
      };
    }
    if (name === 'balance' || name === 'state') return plain('OK');
    if (name === 'feed') return { txs: feed, next: null };
    const known = txs.get(id);
    const done = (code: VendorCode, more: object = {}) =>
      plain(code, { tx_id: id, platform_tx_id: `p-${id}`, ...more });
    if (name === 'bet') {
      if (known?.state === 'tombstone' || known?.state === 'rolled_back') return done('BET_CANCELLED');
      if (known) return done('OK', { replayed: true });
      if (body['free_rounds'] !== undefined) return freeBet(id, body, amount) ?? done('OK');
      if (amount > wallet.balance) return done('INSUFFICIENT_FUNDS');
      move(id, 'bet', -amount);
      return done('OK');
    }
    if (name === 'rollback') {
      const target = String(body['target_tx_id']);
      const bet = txs.get(target);
      if (bet?.state === 'applied') {
        if (free.has(target) && wallet.freeRounds)
          wallet.freeRounds = { ...wallet.freeRounds, left: wallet.freeRounds.left + 1 };
        else wallet.balance += bet.amount;
        bet.state = 'rolled_back';
        return done('OK');
      }
      txs.set(target, { kind: 'bet', amount: 0, state: 'tombstone' });
      return done(bet ? 'ALREADY_ROLLED_BACK' : 'OK');
    }
    if (name === 'settle') {
      if (known) return done('ALREADY_PROCESSED', { replayed: true });
      const bet = txs.get(String(body['bet_tx_id']));
      if (!bet) return done('BET_NOT_FOUND');
      if (bet.state !== 'applied') return done('BET_CANCELLED');
      const paid = body['type'] === 'jackpot' ? wallet.pool : amount;
      if (body['type'] === 'jackpot') wallet.pool = 1_000_000;
      if (free.has(String(body['bet_tx_id'])) && wallet.freeRounds)
        wallet.freeRounds = { ...wallet.freeRounds, won: wallet.freeRounds.won + paid };
      move(id, 'settle', paid);
      return done('OK', body['type'] === 'jackpot' ? { amount: paid } : {});
    }
    if (name === 'batch') return batch(body['calls'] as { call: string; body: Record<string, unknown> }[]);
    if (name === 'adjust') {
      if (known) return done('ALREADY_PROCESSED', { replayed: true });
      move(id, 'adjust', amount);
      return done('OK');
    }
    return plain('TEMPORARY');
  }

  /** Takes a free round in place of money; a refusal if there is none. */
  function freeBet(id: string, body: Record<string, unknown>, amount: number): object | undefined {
    const rounds = wallet.freeRounds;
    if (!rounds || rounds.left < 1 || rounds.id !== body['free_rounds'])
      return plain('FREE_ROUNDS_OVER', { tx_id: id });
    if (rounds.stake !== amount) return plain('FREE_ROUNDS_MISMATCH', { tx_id: id });
    wallet.freeRounds = { ...rounds, left: rounds.left - 1 };
    free.add(id);
    wallet.balance += amount;
    move(id, 'bet', -amount);
    return undefined;
  }

  /** In order, all or nothing. */
  function batch(calls: { call: string; body: Record<string, unknown> }[]): object {
    const before = { balance: wallet.balance, txs: new Map(txs), fed: feed.length };
    const results: { code?: VendorCode }[] = [];
    for (const call of calls) {
      const result = work(call.call, call.body) as { code: VendorCode };
      results.push(result);
      if ((VENDOR_SUCCESS as readonly VendorCode[]).includes(result.code)) continue;
      wallet.balance = before.balance;
      txs.clear();
      for (const [id, tx] of before.txs) txs.set(id, tx);
      feed.length = before.fed;
      return { ...result, results };
    }
    return plain('OK', { results });
  }

  function move(id: string, kind: string, by: number): void {
    wallet.balance += by;
    txs.set(id, { kind, amount: Math.abs(by), state: 'applied' });
    feed.push({
      tx_id: id,
      platform_tx_id: `p-${id}`,
      kind: kind as VendorTx['kind'],
      code: 'OK',
      amount: Math.abs(by),
      round_id: 'round',
      player: wallet.player,
      at: nowMs(),
      state: 'applied',
    });
  }

  function send(response: ServerResponse, status: number, body: object): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    wallet,
    feed,
    seen,
    calls: (name: string) => seen.filter((call) => call.name === name),
    names: () => seen.map((call) => call.name).filter((name) => name !== 'pool' && name !== 'balance'),
    /** Scripts the failures of the next calls of this name, in order. */
    misbehave(name: VendorCall | 'pool' | 'feed', ...misdeeds: Misdeed[]) {
      script.set(name, [...(script.get(name) ?? []), ...misdeeds]);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
