import { strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { signRequest } from '../../vendor-client.ts';
import { answered, callPath, expectAnswer, type ConformanceCase, type Harness } from '../harness.ts';

/** Sends bytes with headers that the case sets. */
const post = async (harness: Harness, path: string, headers: Record<string, string>, body: string) => {
  const response = await fetch(new URL(path, harness.options.url), {
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
    async run(harness) {
      const play = await harness.openSession({ stakes: 2 });
      const good = play.betBody();
      const poor = play.betBody({ amount: 3 * play.stake });
      const answer = await play.batch([
        { call: 'bet', body: good },
        { call: 'bet', body: poor },
      ]);
      expectAnswer(answer, { code: 'INSUFFICIENT_FUNDS' });
      strictEqual(answer.results?.length, 2);
      strictEqual(await play.gained(), 0);
      for (const { tx_id } of [good, poor])
        expectAnswer(answered(await harness.client.tx(tx_id)) as never, { code: 'BET_NOT_FOUND' });
      // A call that was not applied may be repeated.
      expectAnswer(await play.bet(good), { code: 'OK' });
    },
  },
  {
    number: 22,
    title: 'batch: rollback(bet), rollback(win), then both arrive late → no moves',
    async run(harness) {
      const play = await harness.openSession();
      const bet = play.betBody();
      const win = play.settleBody(bet.tx_id);
      const answer = await play.batch([
        { call: 'rollback', body: play.rollbackBody(bet.tx_id) },
        { call: 'rollback', body: play.rollbackBody(win.tx_id) },
      ]);
      expectAnswer(answer, { code: 'OK' });
      expectAnswer(await play.settle('', win), { code: 'BET_CANCELLED' });
      expectAnswer(await play.bet(bet), { code: 'BET_CANCELLED' });
      strictEqual(await play.gained(), 0);
    },
  },
  {
    number: 30,
    title: 'body re-serialised, old timestamp, nonce reused → 401 each',
    async run(harness) {
      const play = await harness.openSession();
      const path = callPath('bet');
      const rawBody = JSON.stringify(play.betBody());
      const parts = { method: 'POST', pathWithQuery: path, rawBody };
      const refused = { status: 401, code: 'SIGNATURE_INVALID' };
      const expectRefused = async (headers: Record<string, string>, body: string, what: string) => {
        const { status, code } = await post(harness, path, headers, body);
        strictEqual(`${status} ${code}`, `${refused.status} ${refused.code}`, what);
      };

      const respaced = JSON.stringify(JSON.parse(rawBody), null, 1);
      await expectRefused(signRequest(harness.options, parts), respaced, 'the same body, written anew');
      const old = { timestampMs: Date.now() - 301_000 };
      await expectRefused(signRequest(harness.options, parts, old), rawBody, 'a timestamp 301 s old');
      const early = { timestampMs: Date.now() + 301_000 };
      await expectRefused(signRequest(harness.options, parts, early), rawBody, 'a timestamp 301 s ahead');
      strictEqual(await play.gained(), 0);

      const signed = signRequest(harness.options, parts, { nonce: randomUUID() });
      const first = await post(harness, path, signed, rawBody);
      strictEqual(first.code, 'OK');
      await expectRefused(signed, rawBody, 'the same signed call again');
      strictEqual(await play.gained(), -1);
    },
  },
];
