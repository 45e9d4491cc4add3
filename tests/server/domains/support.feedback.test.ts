import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FEEDBACK, support } from '../../../contract/support.ts';
import { tickets } from '../../../contract/tickets.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { pictureRetention } from '../../../server/domains/support/pictures.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession } from '../../support/test-server.ts';
import { pictureOf, sendPicture } from '../../support/pictures.ts';
import { deletePast } from '../../../server/jobs/retention.ts';
import { test, token, count, useWriter, command } from './support/support.ts';

useWriter();

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
    const { body } = await command(tickets.pictureOf, { id: String(id) });
    const { mediaType, base64 } = body.value as { mediaType: string; base64: string };
    return { mediaType, bytes: Buffer.from(base64, 'base64') };
  };

  it('is stored with its pictures, and readable by the operator', async () => {
    const photo = await pictureOf('jpeg');
    const images = [await addOne(), (await add(photo)).value.id];
    const { body } = await send({ remark: 'by mail', images });
    const found = (await command(tickets.one, { id: String(body.value.id) })).body.value;
    expect(found).toMatchObject({
      remark: 'by mail',
      list: [{ text: 'The figures are hard to read.', staff: null, images }],
    });
    expect((await stored(images[1]!)).mediaType).toBe('image/jpeg');
    const image = { id: String(images[1]) };
    expect((await command(tickets.pictureOf, image, test.other)).body.message).toBe('not_found');
    expect((await command(tickets.all, {}, test.other)).body.value).toEqual({ list: [], hasMore: false });
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
    expect((await command(tickets.pictureOf, { id: String(id) })).body.message).toBe('not_found');
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
