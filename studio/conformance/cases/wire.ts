import { strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { signRequest } from '../../vendor-client.ts';
import { answered, callPath, expectAnswer, type ConformanceCase, type Stand } from '../stand.ts';

/** Sends bytes with headers that the case sets. */
const post = async (stand: Stand, path: string, headers: Record<string, string>, body: string) => {
  const response = await fetch(new URL(path, stand.options.url), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  return { status: response.status, code: ((await response.json()) as { code: string }).code };
};

export const wireCases: ConformanceCase[] = [
  {
    number: 21,
    title: 'batch: bet ok + bet without funds → nothing applied',
    async run(stand) {
      const seat = await stand.seat({ stakes: 2 });
      const good = seat.betBody();
      const poor = seat.betBody({ amount: 3 * seat.stake });
      const answer = await seat.batch([
        { call: 'bet', body: good },
        { call: 'bet', body: poor },
      ]);
      expectAnswer(answer, { code: 'INSUFFICIENT_FUNDS' });
      strictEqual(answer.results?.length, 2);
      strictEqual(await seat.gained(), 0);
      for (const { tx_id } of [good, poor])
        expectAnswer(answered(await stand.client.tx(tx_id)) as never, { code: 'BET_NOT_FOUND' });
      // A call that was not applied may be repeated.
      expectAnswer(await seat.bet(good), { code: 'OK' });
    },
  },
  {
    number: 22,
    title: 'batch: rollback(bet), rollback(win), then both arrive late → no moves',
    async run(stand) {
      const seat = await stand.seat();
      const bet = seat.betBody();
      const win = seat.settleBody(bet.tx_id);
      const answer = await seat.batch([
        { call: 'rollback', body: seat.rollbackBody(bet.tx_id) },
        { call: 'rollback', body: seat.rollbackBody(win.tx_id) },
      ]);
      expectAnswer(answer, { code: 'OK' });
      expectAnswer(await seat.settle('', win), { code: 'BET_CANCELLED' });
      expectAnswer(await seat.bet(bet), { code: 'BET_CANCELLED' });
      strictEqual(await seat.gained(), 0);
    },
  },
  {
    number: 30,
    title: 'body re-serialised, old timestamp, nonce reused → 401 each',
    async run(stand) {
      const seat = await stand.seat();
      const path = callPath('bet');
      const rawBody = JSON.stringify(seat.betBody());
      const parts = { method: 'POST', pathWithQuery: path, rawBody };
      const refused = { status: 401, code: 'SIGNATURE_INVALID' };
      const expectRefused = async (headers: Record<string, string>, body: string, what: string) => {
        const { status, code } = await post(stand, path, headers, body);
        strictEqual(`${status} ${code}`, `${refused.status} ${refused.code}`, what);
      };

      const respaced = JSON.stringify(JSON.parse(rawBody), null, 1);
      await expectRefused(signRequest(stand.options, parts), respaced, 'the same body, written anew');
      const old = { timestampMs: Date.now() - 301_000 };
      await expectRefused(signRequest(stand.options, parts, old), rawBody, 'a timestamp 301 s old');
      const early = { timestampMs: Date.now() + 301_000 };
      await expectRefused(signRequest(stand.options, parts, early), rawBody, 'a timestamp 301 s ahead');
      strictEqual(await seat.gained(), 0);

      const signed = signRequest(stand.options, parts, { nonce: randomUUID() });
      const first = await post(stand, path, signed, rawBody);
      strictEqual(first.code, 'OK');
      await expectRefused(signed, rawBody, 'the same signed call again');
      strictEqual(await seat.gained(), -1);
    },
  },
];
