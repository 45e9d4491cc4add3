import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { encode } from '../recording/encode.ts';
import { readText, writeText } from '../recording/file.ts';
import type { Item, Recording } from '../recording/format.ts';
import { redact } from '../recording/redact.ts';
import { knownOf } from '../traced/effector.ts';
import { $token, tokenChanged } from '../../src/shared/api/context.ts';
import { CallFailure } from '../../src/shared/api/failure.ts';
import { MEMBER_KEY } from '../../tests/models/support/samples.ts';
import { recordedPage } from './support.ts';

const IDENTITIES = { identities: true, amounts: false };
const TOKEN = 'q7Kx0b8Jm2VtYc5RzLw9';
/** What must be in no file, by what it is. */
const PRIVATE = {
  token: TOKEN,
  ticket: 'tick-8f3a2b1c9d7e6f50',
  password: 'Sommer#2026',
  code: '482913',
  username: 'kestrel77',
  realName: 'Zoë Quartermaine',
  mail: 'zoe.q@mail.example',
  phone: '+14155550199',
  phoneDigits: '14155550199',
  account: '9876543210987650',
  iban: 'DE89370400440532013000',
  ip: '203.0.113.77',
  message: 'Meet me at the harbour tonight',
  room: 'harbour-talk',
  session: '6f1c0c4e-8d2b-4f6a-9a51-0d6a7c1b2e3f',
  link: 'https://parlour.example/enter?code=Zx81-Kw33',
};

/** A recording with everything private, at each place where a session can have it. */
const recordingOf = async (): Promise<Recording> => {
  const page = recordedPage();
  await allSettled(tokenChanged, { scope: page.scope, params: PRIVATE.token });
  await page.open();
  page.live.tell('balance', MEMBER_KEY, { amount: 123_456, currency: 'USD', exponent: 2 });
  const { header, items } = page.recorder.recording();
  const [base, ...rest] = items;
  const frame = (dir: 'in' | 'out', what: 'join' | 'envelope' | 'command', body: unknown): Item => ({
    item: 'frame',
    t: 0,
    dir,
    what,
    body: encode(body),
  });
  const effect = (what: 'call' | 'done' | 'fail', value: unknown): Item => ({
    item: 'effect',
    t: 0,
    what,
    run: 9,
    sid: 'a',
    name: 'b',
    value: encode(value),
  });
  const input = (value: unknown): Item => ({ item: 'input', t: 0, sid: 'a', name: 'b', value: encode(value) });
  const added: Item[] = [
    frame('out', 'join', {
      protocol: 1,
      ticket: PRIVATE.ticket,
      merchant: 'parlour',
      epoch: 'k3f9',
      feeds: { play: { [`session:${PRIVATE.session}`]: null } },
    }),
    frame('in', 'envelope', {
      feed: 'chat',
      key: `chat:${PRIVATE.room}`,
      seq: 1,
      value: { authorName: PRIVATE.username, text: PRIVATE.message },
    }),
    frame('in', 'envelope', {
      feed: 'winners',
      key: 'merchant:parlour',
      seq: 2,
      value: { id: 1, vo: { customerId: '77', customerName: PRIVATE.username, gameName: 'Jade', winAmount: 5_500 } },
    }),
    effect('call', {
      request: { username: PRIVATE.username, password: PRIVATE.password, code: PRIVATE.code },
      ip: PRIVATE.ip,
    }),
    effect('done', {
      userName: PRIVATE.username,
      nickname: PRIVATE.realName,
      mail: PRIVATE.mail,
      phone: PRIVATE.phone,
      list: [{ label: PRIVATE.account, value: PRIVATE.iban }],
    }),
    effect('fail', new CallFailure('in_incorrect_password', 400, { hint: PRIVATE.message, by: PRIVATE.mail })),
    effect('fail', new Error(`${PRIVATE.username} said ${PRIVATE.message}`)),
    input(PRIVATE.message),
    input(PRIVATE.phoneDigits),
    input(`/agent/members/${PRIVATE.username}?code=${PRIVATE.code}`),
    input(PRIVATE.link),
    input({
      [PRIVATE.username]: 1,
      byName: new Map([[PRIVATE.realName, PRIVATE.mail]]),
      seen: new Set([PRIVATE.username]),
    }),
    input({ name: 'login', field: { kind: 'text', text: PRIVATE.message } }),
  ];
  return { header, items: [base!, ...added.map((item) => ({ ...item, t: base!.t })), ...rest] };
};

describe('an exported file', () => {
  it('has no token, name, address or message that went in', async () => {
    const recording = await recordingOf();
    const before = writeText(recording);
    const after = writeText(redact(recording, IDENTITIES));
    for (const [what, value] of Object.entries(PRIVATE)) {
      expect(before, what).toContain(JSON.stringify(value).slice(1, -1));
      expect(after, what).not.toContain(JSON.stringify(value).slice(1, -1));
    }
    for (const part of ['Quartermaine', 'harbour', 'kestrel', '4155550199', 'Zx81']) expect(after).not.toContain(part);
    expect(readText(after).header.redacted).toEqual(IDENTITIES);
  });

  it('keeps equal things equal, and different things different', async () => {
    const { items } = redact(await recordingOf(), IDENTITIES);
    const [, , , login, member] = items.slice(1) as unknown as { value: any }[];
    const names = items.flatMap((item) =>
      [...JSON.stringify(item).matchAll(/"(?:authorName|customerName|username|userName)":"([^"]+)"/g)].map(
        ([, name]) => name,
      ),
    );
    expect(names).toHaveLength(4);
    expect(new Set(names).size).toBe(1);
    expect(member!.value.nickname).not.toBe(names[0]);
    expect(login!.value.request.password).not.toBe(login!.value.request.code);
  });

  it('keeps what the site needs to be played again: feeds, versions, words of the program', async () => {
    const recording = await recordingOf();
    const { items } = redact(recording, IDENTITIES);
    expect(items.map(({ item, t }) => [item, t])).toEqual(recording.items.map(({ item, t }) => [item, t]));
    expect(items).toContainEqual(
      expect.objectContaining({
        body: expect.objectContaining({
          feed: 'balance',
          key: MEMBER_KEY,
          value: { amount: 123_456, currency: 'USD', exponent: 2 },
        }),
      }),
    );
    expect(items).toContainEqual(
      expect.objectContaining({
        value: { name: 'login', field: { kind: 'text', text: expect.stringMatching(/^text-/) } },
      }),
    );
    const texts = JSON.stringify(items);
    expect(texts).toContain('in_incorrect_password');
    expect(texts).toContain('/agent/members/');
    // A session's id is replaced in feed keys as in values.
    const session = /session:([0-9a-f-]{36})/.exec(texts)![1]!;
    expect(texts).toContain(`"sessionId":"${session}"`);
  });

  it('has no secret of a unit, though it is a word of the program', async () => {
    const recording = await recordingOf();
    const added: Item[] = [
      { item: 'input', t: 0, sid: 'a', name: 'features/login/model password.changed', value: 'login' },
      { item: 'input', t: 0, sid: 'b', name: 'pages/home/model sort.changed', value: 'login' },
    ];
    const { items } = redact({ ...recording, items: added }, IDENTITIES);
    expect(items).toMatchObject([{ value: 'text-1' }, { value: 'login' }]);
  });

  it('keeps ids of pools wherever they stand', async () => {
    const recording = await recordingOf();
    const body = { feed: 'jackpot', key: 'pool:grand-42', seq: 1, value: { name: 'Grand' } };
    const added: Item[] = [
      { item: 'frame', t: 0, dir: 'in', what: 'envelope', body },
      { item: 'input', t: 0, sid: 'a', name: 'b', value: [{ id: 'grand-42', name: 'Grand' }] },
    ];
    const { items } = redact({ ...recording, items: added }, IDENTITIES);
    expect(items).toMatchObject([
      { body: { key: 'pool:grand-42', value: { name: 'name-1' } } },
      { value: [{ id: 'grand-42', name: 'name-1' }] },
    ]);
  });

  it('has no amounts if asked, under any name, and equal amounts stay equal', async () => {
    const recording = await recordingOf();
    recording.items = recording.items.map((item) =>
      item.item === 'end' ? { ...item, stores: { ...item.stores, x: { shown: { from: 0, to: 123_456 } } } } : item,
    );
    const file = redact(recording, { identities: false, amounts: true });
    const text = writeText(file);
    expect(text).not.toContain('123456');
    expect(text).not.toContain('5500');
    const end = file.items.at(-1) as Extract<Item, { item: 'end' }>;
    const balance = /"amount":(\d+)/.exec(text)![1];
    expect((end.stores['x'] as { shown: { to: number } }).shown.to).toBe(Number(balance));
    expect(text).toContain(PRIVATE.username);
  });

  it('has the stores without the token', async () => {
    const recording = await recordingOf();
    const { items } = redact(recording, IDENTITIES);
    const end = items.at(-1) as Extract<Item, { item: 'end' }>;
    expect(end.stores[knownOf($token)!.sid]).toMatch(/^(text|token)-\d+$/);
  });
});
