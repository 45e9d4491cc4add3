import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../../contract/messages.ts';
import { registration } from '../../../contract/register.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { checkCode } from '../../../server/domains/auth/codes/codes.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, startTestServer, type TestServer } from '../../support/test-server.ts';
import { keptMessages } from '../../support/kept-messages.ts';
import { anyFailure } from '../../../server/http/failure.ts';

const carrier = keptMessages();
let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ messages: carrier.messages, config: { rateFactor: 1, trustProxy: 1 } });
});
afterAll(() => test.close());
beforeEach(() => everyMerchant(test.database.db).deleteFrom('hourly_counts').execute());

let count = 0;
/** A member's number to which no code has been sent. */
const freshNumber = async (): Promise<string> => {
  count += 1;
  const mobileNum = `415555${String(1000 + count)}`;
  const { id } = await addMember(test.database, `member${count}`);
  const mobile = `+1${mobileNum}`;
  await inMerchant(test.database.db, 'parlour').updateTable('members').set({ mobile }).where('id', '=', id).execute();
  return mobileNum;
};
/** Each address is in a /64 of its own, so that the limit per minute does not apply first. */
const freshAddress = (): string => `2001:db8:0:${(count += 1).toString(16)}::1`;
const headersOf = (from: string) => ({ headers: { 'x-forwarded-for': from } });

const WAYS = {
  register: (mobileNo: string, from: string) =>
    callServer(test.url, registration.sendRegPhoneCode, { mobileNo, countryDialingCode: '1' }, headersOf(from)),
  login: (mobileNum: string, from: string) =>
    callServer(test.url, messages.sendCode, { purpose: 'login', mobileNum, countryDialingCode: '1' }, headersOf(from)),
  password: (mobileNum: string, from: string) =>
    callServer(
      test.url,
      messages.sendCode,
      { purpose: 'password', mobileNum, countryDialingCode: '1' },
      headersOf(from),
    ),
};
/** Makes the last message to each number two minutes old. */
const pauseOver = () =>
  sql`update verification_codes set sent_at = sent_at - interval '2 minutes'`.execute(everyMerchant(test.database.db));
/** Records so many messages in the last hour. */
const counted = (what: string, times: number) =>
  inMerchant(test.database.db, 'parlour')
    .updateTable('hourly_counts')
    .set({ times })
    .where('what', '=', what)
    .execute();
const anHourLater = () =>
  sql`update hourly_counts set since = since - interval '1 hour'`.execute(everyMerchant(test.database.db));
const refused = async (request: ReturnType<(typeof WAYS)['login']>) => {
  const { status, body } = await request;
  const { retryAfterSeconds } = body.value as unknown as { retryAfterSeconds: number };
  expect([status, body.message]).toEqual([429, 'too_many_requests']);
  // A whole hour, not the minute between two codes to one number.
  expect(retryAfterSeconds).toBeGreaterThan(3_000);
};

describe.each(['register', 'login', 'password'] as const)('[AUTH-08] codes by text message to %s', (way) => {
  const byMerchant = way === 'register' ? 'text_to_newcomers' : 'text_to_members';

  it('are limited per hour for one address and its IPv6 prefix, over all purposes', async () => {
    const from = freshAddress();
    for (const each of Object.values(WAYS)) expect((await each(await freshNumber(), from)).status).toBe(200);
    await counted('text_by_address', 20);
    const sent = carrier.sent.length;
    await refused(WAYS[way](await freshNumber(), from.replace('::1', '::2')));
    expect(carrier.sent).toHaveLength(sent);
    expect((await WAYS[way](await freshNumber(), freshAddress())).status).toBe(200);
    await anHourLater();
    expect((await WAYS[way](await freshNumber(), from)).status).toBe(200);
  });

  it('are limited to five an hour to one number from one address, over all purposes; other addresses have their own limit', async () => {
    const number = await freshNumber();
    const [trickster, owner, third] = [freshAddress(), freshAddress(), freshAddress()];
    const ask = async (from: string, which: keyof typeof WAYS = way) => {
      await pauseOver();
      return WAYS[which](number, from);
    };
    for (const each of ['login', 'password', 'register', way, way] as const)
      expect((await ask(trickster, each)).status).toBe(200);
    await refused(ask(trickster));
    for (let times = 0; times < 5; times += 1) expect((await ask(owner)).status).toBe(200);
    await refused(ask(third));
    await anHourLater();
    expect((await ask(trickster)).status).toBe(200);
  });

  it('are limited per hour for a whole merchant', async () => {
    expect((await WAYS[way](await freshNumber(), freshAddress())).status).toBe(200);
    await counted(byMerchant, 3_000);
    const sent = carrier.sent.length;
    await refused(WAYS[way](await freshNumber(), freshAddress()));
    expect(carrier.sent).toHaveLength(sent);
    await anHourLater();
    expect((await WAYS[way](await freshNumber(), freshAddress())).status).toBe(200);
  });

  it('share the merchant’s limit: members may use what newcomers leave, and the reverse', async () => {
    for (const each of Object.values(WAYS)) expect((await each(await freshNumber(), freshAddress())).status).toBe(200);
    await counted(way === 'register' ? 'text_to_members' : 'text_to_newcomers', 3_000);
    expect((await WAYS[way](await freshNumber(), freshAddress())).status).toBe(200);
  });

  it('[AUTH-08] are not sent to a number with too many wrong guesses, whether or not a member has it', async () => {
    for (const number of [await freshNumber(), `415556${1000 + count}`]) {
      const guessed = { address: `+1${number}`, wrong: 100 };
      await inMerchant(test.database.db, 'parlour').insertInto('code_guesses', guessed).execute();
      const { status, body } = await WAYS[way](number, freshAddress());
      expect([status, body.message]).toEqual([403, 'text_codes_closed']);
    }
  });

  it('leave an earlier valid code valid when the limit refuses a new one', async () => {
    const number = await freshNumber();
    await WAYS[way](number, freshAddress());
    const code = carrier.codeFor(`+1${number}`);
    await pauseOver();
    await counted(byMerchant, 3_000);
    await refused(WAYS[way](number, freshAddress()));
    await checkCode(
      test.database,
      { merchant: 'parlour', purpose: way, address: `+1${number}` },
      code,
      '127.0.0.1',
      anyFailure,
    );
  });
});

it('[AUTH-08] does not count a number without a member against the merchant’s limit, and refuses it like others once that is used up', async () => {
  const nobodys = () => `415556${String(1000 + (count += 1))}`;
  for (const way of ['login', 'password'] as const)
    expect((await WAYS[way](nobodys(), freshAddress())).status).toBe(200);
  const rows = await inMerchant(test.database.db, 'parlour').selectFrom('hourly_counts').select('what').execute();
  expect(rows.map(({ what }) => what)).not.toContain('text_to_members');
  expect((await WAYS.login(await freshNumber(), freshAddress())).status).toBe(200);
  await counted('text_to_members', 3_000);
  await refused(WAYS.login(nobodys(), freshAddress()));
});
