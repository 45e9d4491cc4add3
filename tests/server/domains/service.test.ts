import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FEEDBACK, support, SETTINGS } from '../../../contract/support.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { site } from '../../../contract/site.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { pictureRetention } from '../../../server/domains/support/pictures.ts';
import { brokenAuditRow } from '../../../server/operator/audit.ts';
import { callServer } from '../../support/calls.ts';
import {
  addMerchant,
  addMember,
  openSession,
  startTestServer,
  TEST_OPERATOR_KEY,
  type TestServer,
} from '../../support/test-server.ts';
import { pictureOf, sendPicture } from '../../support/pictures.ts';
import { deletePast } from '../../../server/jobs/retention.ts';

let test: TestServer;
let token: string;
let count = 0;
beforeAll(async () => {
  test = await startTestServer();
  await addMerchant(test.database, 'other');
});
afterAll(() => test.close());
beforeEach(async () => {
  token = (await openSession(test.database, await addMember(test.database, `writer${(count += 1)}`))).token;
});

const command = (endpoint: EndpointSpec, request: object, merchant = 'parlour') =>
  callServer(test.url, endpoint, { merchant, ...request }, { token: TEST_OPERATOR_KEY });

describe('[SHELL-09] popups', () => {
  const popup = async (execution: string, language = 'EN', by?: string) =>
    (await callServer(test.url, support.popup, { execution, language }, { token: by })).body;
  const publish = async (execution: string, title: string) =>
    (
      await command(support.publishPopup, {
        execution,
        titles: { EN: title, AR: `${title} ar` },
        contents: { EN: 'Text' },
        promotionType: '',
      })
    ).body.value as { id: number };

  it('show the newest of each kind in the visitor’s language, until it is withdrawn', async () => {
    expect((await popup('B')).value).toEqual({ popup: null });
    await publish('B', 'Old');
    const { id } = await publish('B', 'New');
    expect((await popup('B', 'AR')).value).toEqual({
      popup: { id, execution: 'B', title: 'New ar', content: 'Text', promotionType: '' },
    });
    await command(support.withdrawPopup, { id: String(id) });
    expect((await popup('B')).value).toMatchObject({ popup: { title: 'Old' } });
    expect((await command(support.withdrawPopup, { id: String(id) })).body.message).toBe('not_found');
  });

  it('show A and F to logged-in members only', async () => {
    await publish('A', 'For members');
    expect((await popup('A')).message).toBe('not_logged_in');
    expect((await popup('A', 'EN', token)).value).toMatchObject({ popup: { title: 'For members' } });
    expect((await popup('F', 'EN', token)).value).toEqual({ popup: null });
  });

  it('require an English text, and belong to one merchant', async () => {
    const request = { execution: 'A', titles: { CN: '标题' }, contents: { EN: 'Text' }, promotionType: '' };
    expect((await command(support.publishPopup, request)).body.message).toBe('invalid_request');
    const { id } = await publish('B', 'Ours');
    expect((await command(support.withdrawPopup, { id: String(id) }, 'other')).body.message).toBe('not_found');
  });
});

const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(60)]);

describe('[SHELL-07 MEM-04] feedback', () => {
  const send = (over: object = {}, by = token) =>
    callServer(
      test.url,
      support.feedback,
      { content: 'The figures are hard to read.', remark: '', images: [], ...over },
      { token: by },
    );
  const add = async (bytes: Uint8Array, by = token) => sendPicture(test.url, by, bytes);
  const addOne = async (by = token) => (await add(await pictureOf('png'), by)).value.id;
  const stored = async (id: number) => {
    const { body } = await command(support.feedbackImage, { id: String(id) });
    const { mediaType, base64 } = body.value as { mediaType: string; base64: string };
    return { mediaType, bytes: Buffer.from(base64, 'base64') };
  };

  it('is stored with its pictures, and readable by the operator', async () => {
    const photo = await pictureOf('jpeg');
    const images = [await addOne(), (await add(photo)).value.id];
    const { body } = await send({ remark: 'by mail', images });
    const { list } = (await command(support.readFeedback, {})).body.value as never as {
      list: { id: number; images: number[] }[];
    };
    expect(list[0]).toMatchObject({ id: body.value.id, remark: 'by mail', images });
    expect((await stored(images[1]!)).mediaType).toBe('image/jpeg');
    const image = { id: String(images[1]) };
    expect((await command(support.feedbackImage, image, 'other')).body.message).toBe('not_found');
    expect((await command(support.readFeedback, {}, 'other')).body.value).toEqual({ list: [] });
  });

  it('removes hidden metadata from a picture', async () => {
    const photo = await pictureOf('jpeg');
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { id } = (await add(photo)).value;
    await send({ images: [id] });
    expect((await sharp((await stored(id)).bytes).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a text that says it is a picture', () => Buffer.from('<svg onload="x">')],
    ['the beginning of a picture alone', async () => (await pictureOf('png')).subarray(0, 40)],
    ['another format behind the first bytes of one', () => Buffer.concat([PNG, Buffer.from('GIF89a')])],
    ['nothing', () => Buffer.alloc(0)],
    ['a small file with a wall of pixels', () => pictureOf('png', { width: 9_000, height: 9_000 })],
  ])('refuses %s, and stores nothing', async (_what, make) => {
    const { status, message } = await add(await make());
    expect([status, message]).toEqual([409, 'image_not_allowed']);
  });

  it('accepts a picture of 5 MB and none larger, with or without a stated length', async () => {
    const fill = async (bytes: number) => {
      const picture = await pictureOf('jpeg');
      return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    };
    expect((await add(await fill(FEEDBACK.imageBytes))).success).toBe(true);
    expect((await add(await fill(FEEDBACK.imageBytes + 1))).message).toBe('body_too_large');
    expect((await add(await fill(FEEDBACK.imageBytes + 5_000))).message).toBe('body_too_large');
  });

  it('reduces a picture to the maximum size', async () => {
    const { id } = (await add(await pictureOf('png', { width: 6_000, height: 300 }))).value;
    await send({ images: [id] });
    expect(await sharp((await stored(id)).bytes).metadata()).toMatchObject({ width: 4_096, height: 205 });
  });

  it('accepts only pictures of the same writer, unused in other feedback, and each once', async () => {
    const other = (await openSession(test.database, await addMember(test.database, `other${count}`))).token;
    const [mine, another] = [await addOne(), await addOne(other)];
    for (const images of [[another], [mine, another], [mine, mine], [999_999]])
      expect((await send({ images })).body.message).toBe('image_not_found');
    expect((await send({ images: [mine] })).body.success).toBe(true);
    expect((await send({ images: [mine] })).body.message).toBe('image_not_found');
    expect((await send({ images: [another] }, other)).body.success).toBe(true);
  });

  it('shows a picture to nobody before feedback uses it', async () => {
    const id = await addOne();
    expect((await command(support.feedbackImage, { id: String(id) })).body.message).toBe('not_found');
  });

  it('deletes pictures unused for an hour, and the oldest of more than six', async () => {
    const { db } = test.database;
    const ids: number[] = [];
    for (let nth = 0; nth < 8; nth += 1) ids.push(await addOne());
    const there = async () =>
      (
        await everyMerchant(db)
          .selectFrom('feedback_images')
          .select('id')
          .where('id', 'in', ids)
          .orderBy('id')
          .execute()
      ).map(({ id }) => id);
    expect(await there()).toEqual(ids.slice(2));
    await send({ images: [ids[7]] });
    const late = { at: sql<Date>`now() - interval '61 minutes'` };
    await everyMerchant(db).updateTable('feedback_images').set(late).where('id', 'in', ids.slice(4)).execute();
    expect((await send({ images: [ids[4]] })).body.message).toBe('image_not_found');
    await deletePast(db, pictureRetention);
    expect(await there()).toEqual([ids[2], ids[3], ids[7]]);
  });

  it('accepts one picture upload at a time per member', async () => {
    const picture = await pictureOf('png');
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(picture)));
    const said = answers.map(({ success, message }) => (success ? 'ok' : message));
    expect(said).toContain('ok');
    expect(new Set(said)).toEqual(new Set(['ok', 'too_many_requests']));
  });

  it.each([
    ['no content', { content: '' }],
    ['blanks', { content: ' '.repeat(30) }],
    ['nine letters', { content: '123456789' }],
    ['501 letters', { content: 'x'.repeat(501) }],
    ['a remark of 141 letters', { remark: 'x'.repeat(141) }],
    ['four pictures', { images: [1, 2, 3, 4] }],
    ['a picture within it', { images: [PNG.toString('base64')] }],
  ])('refuses %s', async (_what, over) => {
    expect((await send(over)).body.message).toBe('invalid_request');
  });

  it('is accepted five times a day, concurrent requests included', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
    const said = answers.map(({ body }) => (body.success ? 'ok' : body.message));
    expect(said.filter((each) => each === 'ok')).toHaveLength(FEEDBACK.perDay);
    expect(new Set(said)).toEqual(new Set(['ok', 'feedback_too_often']));
  });

  it('requires a real account, because trials are free and feedback is stored', async () => {
    const trial = await openSession(test.database, await addMember(test.database, `trial${count}`, { type: 4 }));
    expect((await send({}, trial.token)).body.message).toBe('real_account_needed');
    expect((await add(await pictureOf('png'), trial.token)).message).toBe('real_account_needed');
  });

  it('requires a login', async () => {
    const answer = await callServer(test.url, support.feedback, { content: 'x'.repeat(20), remark: '', images: [] });
    expect(answer.body.message).toBe('not_logged_in');
    expect((await sendPicture(test.url, undefined, await pictureOf('png'))).message).toBe('not_logged_in');
  });
});

describe('[SYS-04] the site info returns the operator’s settings', () => {
  const info = async () => (await callServer(test.url, site.info)).body.value;
  const set = (name: string, value: string | null) => command(support.setSetting, { name, value, reason: 'a test' });

  it.each([
    ['customerService', '/help', (it: Awaited<ReturnType<typeof info>>) => it.customerService, '/help'],
    ['gtagId', 'G-TEST1234', (it: Awaited<ReturnType<typeof info>>) => it.analytics.gtagId, 'G-TEST1234'],
    ['minimumAge', '21', (it: Awaited<ReturnType<typeof info>>) => it.brand.minimumAge, 21],
    ['mainDomain', 'play.example.com', (it: Awaited<ReturnType<typeof info>>) => it.mainDomain, 'play.example.com'],
    [
      'domainRoute',
      'https://a.example, https://b.example',
      (it: Awaited<ReturnType<typeof info>>) => it.domainRoute,
      ['https://a.example', 'https://b.example'],
    ],
    [
      'imageCDNs',
      'https://img.example',
      (it: Awaited<ReturnType<typeof info>>) => it.imageCDNs,
      ['https://img.example'],
    ],
    [
      'launchGameCDNs',
      'https://games.example',
      (it: Awaited<ReturnType<typeof info>>) => it.launchGameCDNs,
      ['https://games.example'],
    ],
  ])('%s', async (name, value, read, expected) => {
    const before = read(await info());
    expect((await set(name, value)).body.success).toBe(true);
    expect(read(await info())).toEqual(expected);
    await set(name, null);
    expect(read(await info())).toEqual(before);
  });

  it.each([
    ['customerService', 'javascript:alert(1)'],
    ['customerService', '//evil.example'],
    ['customerService', '/\t/evil.example'],
    ['customerService', '/\n//evil.example'],
    ['customerService', '/\\evil.example'],
    ['customerService', 'https:/evil.example'],
    ['customerService', 'https:\\\\evil.example'],
    ['gtagId', '<script>'],
    ['mainDomain', 'a b'],
    ['domainRoute', 'https://a.example/path'],
    ['imageCDNs', 'ftp://a.example'],
    // Values with a meaning in the content policy, raw or encoded.
    ['imageCDNs', 'https://a;sandbox'],
    ['imageCDNs', "https://a;script-src-elem$'"],
    ['restrictedCountries', 'USA'],
    ['passwordExpiryDays', '0'],
    ['passwordExpiryDays', '90 days'],
    ['passwordExpiryDays', '٩٠'],
    ['minimumAge', '17'],
    ['minimumAge', '100'],
  ])('%s refuses %j', async (name, value) => {
    expect((await set(name, value)).body.message).toBe('invalid_request');
  });

  it('lists every setting that exists', () => {
    expect(SETTINGS).toHaveLength(9);
  });

  it('a resource is set, changed and removed, as is a module; the audit chain stays valid', async () => {
    const resource = (url: string | null) =>
      command(support.setResource, { resourceType: 'ANDROID', url, labelNameEn: 'App' });
    await resource('https://a.example/old.apk');
    await resource('https://a.example/app.apk');
    expect((await info()).resources).toEqual([
      { resourceType: 'ANDROID', url: 'https://a.example/app.apk', labelNameEn: 'App' },
    ]);
    expect((await resource('javascript:alert(1)')).body.message).toBe('invalid_request');
    await resource(null);
    expect((await info()).resources).toEqual([]);
    expect((await resource(null)).body.message).toBe('not_found');
    await command(support.setModule, { module: 'CHAT_ROOM', on: true });
    expect((await info()).whitelabel).toContainEqual({ modId: 'CHAT_ROOM', enabled: true, childrenNodes: [] });
    expect(await test.database.transact((tx) => brokenAuditRow(tx, 'parlour'))).toBeUndefined();
  });
});
