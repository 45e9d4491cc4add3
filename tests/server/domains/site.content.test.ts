import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentOperator } from '../../../contract/content-operator.ts';
import { registration } from '../../../contract/register.ts';
import { site } from '../../../contract/site.ts';
import { commandOf, REFUSALS } from '../../../server/cli/commands.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { callServer } from '../../support/calls.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { command, test, token, useWriter } from './support/support.ts';

useWriter();

const PICTURE = '/pictures/none.webp';
const reason = 'the spring offers';
const texts = { EN: { title: 'Spring', text: 'Flowers', action: 'Open' } };
const banner = (over: object = {}) => ({
  ...{ code: 'spring', picture: '/site.webmanifest', linkageType: 'route', url: '/promotions', texts },
  ...over,
});
const topic = (anchor: string, body: string, over: object = {}) => ({
  anchor,
  texts: { EN: { title: anchor, body } },
  ...over,
});
const putTopics = (list: object[], more: object = {}) =>
  command(contentOperator.putTopics, { list, reason, ...more }).then(({ body }) => body);
const problems = (value: unknown) => (value as { problems: object[] }).problems;
const help = async () => (await callServer(test.url, site.help, { language: 'AR' })).body.value.list;
const merchantRow = () =>
  test.database.db.selectFrom('merchants').selectAll().where('code', '=', test.merchant).executeTakeFirstOrThrow();
const lastAudit = () =>
  inMerchant(test.database.db, test.merchant)
    .selectFrom('audit')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

/** Uploads a drawing of these sides; returns its path. */
const upload = async (width = 640, height = 240): Promise<string> => {
  const base64 = (await png(width, height)).toString('base64');
  return ((await command(contentOperator.putPicture, { base64, reason })).body.value as { path: string }).path;
};
const png = async (width: number, height: number): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width, height, channels: 3, background: '#335544' } })
    .png()
    .toBuffer();
};

describe('[NAV-04] topics of the help centre that the operator writes', () => {
  it('are made and changed by their anchors, in order; another language falls back to English', async () => {
    const before = (await merchantRow()).status_version;
    const two = [topic('privacy', 'We keep little.', { position: 2 }), topic('faq', 'Ask us.', { position: 1 })];
    expect((await putTopics(two)).value).toEqual({ created: 2, changed: 0 });
    expect(await help()).toEqual([
      { anchor: 'faq', title: 'faq', body: 'Ask us.' },
      { anchor: 'privacy', title: 'privacy', body: 'We keep little.' },
    ]);
    // Open pages learn of the change by the version of the site's status.
    expect((await merchantRow()).status_version).toBe(before + 1);
    expect(await lastAudit()).toMatchObject({ action: 'help_topics', reason, before: [], after: two });
    expect((await putTopics(two)).value).toEqual({ created: 0, changed: 0 });
    expect((await merchantRow()).status_version).toBe(before + 1);
    expect((await putTopics([topic('faq', 'Write to us.')])).value).toEqual({ created: 0, changed: 1 });
    expect((await help())[0]).toMatchObject({ body: 'Write to us.' });
    expect((await command(contentOperator.topics, {})).body.value).toMatchObject({ list: [{ position: 1 }, two[0]] });
  });

  it('[PP-02] of the rules change only with a version of the terms, which asks every member again', async () => {
    const version = async () => (await callServer(test.url, registration.terms, {}, { token })).body.value;
    const first = (await version()).version;
    expect((await putTopics([topic('rules', 'Be fair.')])).value).toEqual({ created: 1, changed: 0 });
    const refused = await putTopics([topic('rules', 'Be kind.')]);
    expect([refused.message, problems(refused.value)]).toEqual([
      'content_wrong',
      [{ index: 0, field: 'texts', problem: 'terms_version_needed' }],
    ]);
    await putTopics([topic('rules', 'Be kind.')], { termsVersion: '2027-spring' });
    expect(await version()).toEqual({ version: '2027-spring', accepted: false });
    expect(await lastAudit()).toMatchObject({
      action: 'terms',
      before: { version: first },
      after: { version: '2027-spring' },
    });
    const nothing = await putTopics([topic('faq', 'Ask.')], { termsVersion: '2028' });
    expect(problems(nothing.value)).toEqual([{ index: 0, field: 'termsVersion', problem: 'rules_missing' }]);
    const gone = await command(contentOperator.removeTopic, { code: 'rules', reason });
    expect(problems(gone.body.value)).toEqual([{ index: 0, field: 'code', problem: 'needed' }]);
  });

  it('lead nowhere but to pages, and hold no tags; nothing of a wrong list is written', async () => {
    const list = [
      topic('good', 'See [Deposit](/deposit), [the next](/help#next) and [us](/help#good).'),
      topic('next', 'See [more](/no-such-page) and [that](/help#nothing) and [evil](//evil.example).'),
      topic('next', 'A <b>bold</b> text, 1 < 2.'),
      { anchor: 'last', texts: { CN: { title: '最后', body: '文字' } } },
    ];
    const { message, value } = await putTopics(list);
    expect(message).toBe('content_wrong');
    expect(problems(value)).toEqual([
      { index: 2, field: 'anchor', problem: 'twice' },
      { index: 2, field: 'texts.EN.body', problem: 'html' },
      { index: 3, field: 'texts', problem: 'no_text' },
      { index: 1, field: 'texts.EN.body', problem: 'no_such_page' },
      { index: 1, field: 'texts.EN.body', problem: 'unknown_topic' },
      { index: 1, field: 'texts.EN.body', problem: 'no_such_page' },
    ]);
    expect((await help()).map(({ anchor }) => anchor)).not.toContain('good');
    const wrong = await putTopics([topic('Bad Anchor', 'x')]);
    expect([wrong.message, JSON.stringify(wrong.value)]).toEqual([
      'invalid_request',
      expect.stringContaining('list.0.anchor'),
    ]);
  });
});

describe('[HOME-02] banners that the operator writes', () => {
  it('name what they lack: a picture, a page, a game, a promotion, a safe address', async () => {
    const picture = await upload();
    const list = [
      banner({ code: 'a', picture: PICTURE }),
      banner({ code: 'b', picture, url: '/promotion' }),
      banner({ code: 'c', picture, linkageType: 'game', url: '404' }),
      banner({ code: 'd', picture, linkageType: 'promotion', url: 'none' }),
      banner({ code: 'e', picture, linkageType: 'outside', url: 'http://plain.example' }),
      banner({ code: 'f', picture, url: '/game/404' }),
    ];
    const { body } = await command(contentOperator.putBanners, { list, reason });
    expect(problems(body.value)).toEqual([
      { index: 1, field: 'url', problem: 'no_such_page' },
      { index: 2, field: 'url', problem: 'unknown_game' },
      { index: 3, field: 'url', problem: 'unknown_promotion' },
      { index: 4, field: 'url', problem: 'not_https' },
      { index: 5, field: 'url', problem: 'unknown_game' },
      { index: 0, field: 'picture', problem: 'no_picture' },
    ]);
    expect((await command(contentOperator.banners, {})).body.value).toEqual({ list: [] });
  });

  it('are shown with their picture and target; one leads to a promotion, which stays while it does', async () => {
    const picture = await upload();
    await addVendor(test.database, 'ACME');
    await addGame(test.database, 71);
    const offer = {
      ...{ code: 'offer', picture, endsAt: '2099-01-01T00:00Z' },
      texts: { EN: { title: 'Offer', summary: 'Short', body: 'Long' } },
    };
    expect((await command(contentOperator.putPromotions, { list: [offer], reason })).body.value).toEqual({
      created: 1,
      changed: 0,
    });
    const list = [
      banner({ code: 'second', picture, linkageType: 'game', url: '71', position: 2 }),
      banner({ code: 'first', picture, linkageType: 'promotion', url: 'offer', position: 1 }),
    ];
    await command(contentOperator.putBanners, { list, reason });
    const [promotion] = (await callServer(test.url, site.promotions, { language: 'EN' })).body.value.list;
    expect(promotion).toMatchObject({ title: 'Offer', imageUrl: picture, endsAtMs: Date.UTC(2099, 0, 1) });
    const shown = await callServer(test.url, site.banners, { groupName: 'w_home', language: 'EN' });
    expect(shown.body.value.list).toMatchObject([
      { linkageType: 'route', url: `/PromotionDetail?id=${promotion!.id}`, imageUrl: picture, eyebrow: '' },
      { linkageType: 'game', url: '71' },
    ]);
    const kept = await command(contentOperator.removePromotion, { code: 'offer', reason });
    expect(problems(kept.body.value)).toEqual([{ index: 0, field: 'code', problem: 'linked' }]);
    await command(contentOperator.removeBanner, { code: 'first', reason });
    expect((await command(contentOperator.removePromotion, { code: 'offer', reason })).status).toBe(200);
    expect((await command(contentOperator.removeBanner, { code: 'first', reason })).body.message).toBe('not_found');
  });

  it('of a promotion that ends before it begins are refused; one that has not begun is not shown', async () => {
    const picture = await upload();
    const offer = (times: object) => ({
      ...{ code: 'later', picture, ...times },
      texts: { EN: { title: 'Later', summary: 'Short', body: 'Long' } },
    });
    const put = async (times: object) =>
      (await command(contentOperator.putPromotions, { list: [offer(times)], reason })).body;
    const wrong = await put({ startsAt: '2099-02-01T00:00Z', endsAt: '2099-01-01T00:00Z' });
    expect(problems(wrong.value)).toEqual([{ index: 0, field: 'endsAt', problem: 'ends_before_start' }]);
    await put({ startsAt: '2099-02-01T01:00+01:00' });
    const { list } = (await callServer(test.url, site.promotions, { language: 'EN' })).body.value;
    expect(list.map(({ title }) => title)).not.toContain('Later');
    expect((await command(contentOperator.promotions, {})).body.value).toMatchObject({
      list: [{ startsAt: '2099-02-01T00:00:00.000Z', endsAt: null }],
    });
  });
});

describe('a picture that the operator uploads', () => {
  it('has a path by its content, and is served for good as WebP, in widths', async () => {
    const address = await upload(640, 240);
    expect(address).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/);
    expect(await upload(640, 240)).toBe(address);
    const whole = await fetch(test.url + address);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
    const small = await fetch(test.url + address.replace('.webp', '-240.webp'));
    // The width in the head of a WebP file.
    expect(Buffer.from(await small.arrayBuffer()).readUInt16LE(26)).toBe(240);
    const elsewhere = { headers: { 'x-merchant': test.other } };
    expect((await fetch(test.url + address, elsewhere)).status).toBe(404);
  });

  it('is refused by its bytes and its sides, whatever it is called', async () => {
    const put = async (file: Buffer) =>
      (await command(contentOperator.putPicture, { base64: file.toString('base64'), reason })).body;
    const whole = await png(64, 64);
    for (const [file, problem] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not_png_or_jpeg'],
      [await png(8, 64), 'sides'],
      [whole.subarray(0, whole.length - 40), 'unreadable'],
    ] as const) {
      const { message, value } = await put(file);
      expect([message, value]).toEqual(['image_not_allowed', expect.objectContaining({ problem })]);
    }
  });
});

it('the command line reads long texts from files beside the JSON file, and prints faults by their places', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-content-'));
  writeFileSync(path.join(folder, 'rules.txt'), 'Be fair.\n\nBe kind.');
  const item = { anchor: 'rules', texts: { EN: { title: 'Rules', bodyFile: 'rules.txt' } } };
  writeFileSync(path.join(folder, 'topics.json'), JSON.stringify(item));
  const args = ['help-topic', 'put', path.join(folder, 'topics.json')];
  const { request } = commandOf({ args, options: { reason, terms: '2027' }, merchant: 'aurora' });
  expect(request).toEqual({
    ...{ merchant: 'aurora', termsVersion: '2027', reason },
    list: [topic('rules', 'Be fair.\n\nBe kind.', { texts: { EN: { title: 'Rules', body: 'Be fair.\n\nBe kind.' } } })],
  });
  const refusal = REFUSALS['content_wrong'] as (details: unknown) => string;
  const fault = { index: 1, field: 'texts.EN.body', problem: 'html' };
  expect(refusal({ count: 1, problems: [fault] })).toContain('item 1: texts.EN.body: html');
  rmSync(folder, { recursive: true });
});
