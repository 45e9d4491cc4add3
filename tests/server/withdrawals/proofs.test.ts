import { beforeEach, describe, expect, it } from 'vitest';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { support } from '../../../contract/support.ts';
import { pictureOf, sendPicture } from '../../support/pictures.ts';
import { openPayer } from './support/payer.ts';
import { bank, ordered, payer, run, runAgain, test, usePayouts } from './support/payouts.ts';

usePayouts();

/** Pays the payer's next withdrawal in these parts; returns the parts' ids. */
const paidInParts = async (...amounts: number[]): Promise<string[]> => {
  const { id } = await ordered();
  await run();
  for (const amount of amounts) bank.say(id, 'part_paid', amount);
  await runAgain();
  return (await payer.newest()).parts.map((part) => part.id);
};
const upload = async (token = payer.token): Promise<number> =>
  (await sendPicture(test.url, token, await pictureOf('png'))).value.id;
const notReceived = async (partId: string, pictures: number[]) => {
  const { body } = await payer.call(withdrawals.answerPart, { partId, received: false, pictures });
  return body.success ? 'ok' : body.message;
};

describe('[WAL-02] the pictures that prove a missing payment', () => {
  let parts: string[];
  beforeEach(async () => {
    parts = await paidInParts(4_000, 6_000);
  });

  it('are the member’s own, and belong to one answer', async () => {
    const [mine, second] = [await upload(), await upload()];
    expect(await notReceived(parts[0]!, [mine, second])).toBe('ok');
    expect(await notReceived(parts[1]!, [mine])).toBe('image_not_found');
    expect((await payer.newest()).parts.map(({ state }) => state)).toEqual(['not_received', 'waiting']);
  });

  it('of another member, unknown ones and one named twice are refused, and the part still waits', async () => {
    const { token } = await openPayer(test);
    const [others, mine] = [await upload(token), await upload()];
    for (const pictures of [[others], [mine, others], [999_999_999], [mine, mine]])
      expect(await notReceived(parts[0]!, pictures), String(pictures)).toBe('image_not_found');
    expect((await payer.newest()).parts[0]).toMatchObject({ state: 'waiting' });
    expect(await notReceived(parts[0]!, [mine])).toBe('ok');
  });

  it('cannot be taken for a feedback afterwards', async () => {
    const mine = await upload();
    expect(await notReceived(parts[0]!, [mine])).toBe('ok');
    const { body } = await payer.call(support.feedback, {
      content: 'The payment did not arrive.',
      remark: '',
      images: [mine],
    });
    expect(body).toMatchObject({ success: false, message: 'image_not_found' });
  });

  it('are at most three, and at least one', async () => {
    const four = [await upload(), await upload(), await upload(), await upload()];
    expect(await notReceived(parts[0]!, four)).toBe('invalid_request');
    expect(await notReceived(parts[0]!, [])).toBe('proof_needed');
  });
});

describe('[PP-12] the quote of a withdrawal', () => {
  const quote = async (amount: number) =>
    (await payer.call(withdrawals.quote, { method: 'bank', amount: String(amount) })).body;

  it('names the fee and what arrives, as the request then takes it', async () => {
    expect((await quote(10_000)).value).toEqual({ amount: 10_000, fee: 0, arrives: 10_000 });
    await ordered();
    const { value } = await quote(10_000);
    expect(value).toEqual({ amount: 10_000, fee: 150, arrives: 9_850 });
    expect((await ordered()).fee).toBe(value.fee);
  });

  it('refuses what the request would refuse', async () => {
    expect(await quote(1)).toMatchObject({ message: 'amount_out_of_bounds' });
    const unknown = await payer.call(withdrawals.quote, { method: 'other', amount: '10000' });
    expect(unknown.body).toMatchObject({ message: 'unknown_method' });
  });
});
