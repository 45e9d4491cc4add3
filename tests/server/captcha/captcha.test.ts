import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { captcha } from '../../../contract/captcha.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { captchaRetention, takeCaptcha } from '../../../server/captcha/picture.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, addMerchant, TEST_PASSWORD, type TestServer } from '../../support/test-server.ts';
import { knownCaptcha } from '../../support/captcha.ts';
import { deletePast } from '../../../server/jobs/retention.ts';
import { takeTestServer } from '../../support/reused-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await takeTestServer();
});
afterAll(() => test.close());

const rows = () => inMerchant(test.database.db, 'parlour').selectFrom('captchas').selectAll();
const take = (id: string, text: string, merchant = 'parlour') => takeCaptcha(test.database, merchant, { id, text });

describe('[AUTH-03] the captcha picture', () => {
  it('is a different PNG in base64 each time, and not blank', async () => {
    const [one, two] = await Promise.all([
      callServer(test.url, captcha.captcha),
      callServer(test.url, captcha.captcha),
    ]);
    expect(one.headers.get('cache-control')).toBe('no-store');
    const image = await loadImage(Buffer.from(one.body.value.image, 'base64'));
    expect([image.width, image.height]).toEqual([240, 88]);
    const sheet = createCanvas(240, 88).getContext('2d');
    sheet.drawImage(image, 0, 0);
    const { data } = sheet.getImageData(0, 0, 240, 88);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! + data[at + 1]! + data[at + 2]! < 330) dark += 1;
    // Five letters and four lines, neither an empty nor a black picture.
    expect(dark).toBeGreaterThan(1_200);
    expect(dark).toBeLessThan(12_000);
    expect(one.body.value.image).not.toBe(two.body.value.image);
  });

  it('stores its answer as a hash only', async () => {
    const { id } = (await callServer(test.url, captcha.captcha)).body.value;
    const row = await rows().where('id', '=', id).executeTakeFirstOrThrow();
    expect(Object.keys(row).sort()).toEqual(['answer_hash', 'expires_at', 'id', 'merchant', 'tries']);
    expect(row.answer_hash).toHaveLength(32);
  });

  it.each(['ACDEF', 'acdef', ' ac def ', 'ＡＣＤＥＦ'])('accepts %j', async (text) => {
    const { id } = await knownCaptcha(test.database, test.url);
    expect(await take(id, text)).toBe(true);
  });

  it.each(['', 'ACDEX', 'ACDE', 'АCDEF', 'ACDEF\u200f', '👍', 'x'.repeat(16)])('refuses %j', async (text) => {
    const { id } = await knownCaptcha(test.database, test.url);
    expect(await take(id, text)).toBe(false);
    expect(await take(id, 'ACDEF'), 'one wrong answer does not spend it').toBe(true);
  });

  it('is valid once, for one of several concurrent answers', async () => {
    const { id } = await knownCaptcha(test.database, test.url);
    const taken = await Promise.all([take(id, 'ACDEF'), take(id, 'ACDEF'), take(id, 'ACDEF')]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await take(id, 'ACDEF')).toBe(false);
  });

  it('is valid for five answers, five minutes and its own merchant', async () => {
    const guessed = await knownCaptcha(test.database, test.url);
    for (let i = 0; i < 5; i += 1) expect(await take(guessed.id, 'WRONG')).toBe(false);
    expect(await take(guessed.id, 'ACDEF')).toBe(false);

    await addMerchant(test.database, 'elsewhere');
    const { id } = await knownCaptcha(test.database, test.url);
    expect(await take(id, 'ACDEF', 'elsewhere')).toBe(false);
    const past = new Date(Date.now() - 1_000);
    await inMerchant(test.database.db, 'parlour')
      .updateTable('captchas')
      .set({ expires_at: past })
      .where('id', '=', id)
      .execute();
    expect(await take(id, 'ACDEF')).toBe(false);
    await deletePast(test.database.db, captchaRetention);
    expect(await rows().where('id', '=', id).execute()).toEqual([]);
  });

  it('ignores an unknown id', async () => {
    expect(await take('00000000-0000-4000-8000-000000000000', 'ACDEF')).toBe(false);
  });
});

describe('[AUTH-01] loginV2', () => {
  it('takes the letters of a picture in place of the human check, and nothing else', async () => {
    await addMember(test.database, 'vera');
    const form = { username: 'vera', password: TEST_PASSWORD, type: 'username' };
    const withPicture = async (text: string) => {
      const { id } = await knownCaptcha(test.database, test.url);
      return (await callServer(test.url, auth.loginV2, { ...form, captcha: { id, text } })).body;
    };
    expect((await callServer(test.url, auth.loginV2, form)).body.message).toBe('invalid_request');
    expect((await withPicture('WRONG')).message).toBe('captcha_wrong');
    expect((await withPicture('ACDEF')).value).toMatchObject({ userInfo: { account: 'vera' } });
  });
});
