import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inMerchant } from '../../../server/db/merchant.ts';
import { checkCode, drawCode, forgetCode, useCode, type CodeFor } from '../../../server/domains/auth/codes/codes.ts';
import { security } from '../../../contract/security.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';
import { anyFailure } from '../../../server/http/failure.ts';

let test: JoinedServer;
beforeAll(async () => {
  test = await joinTestServer();
});
afterAll(() => test.close());

let count = 0;
let which: CodeFor;
beforeEach(() => {
  count += 1;
  which = { merchant: test.merchant, purpose: 'login', address: `+1415555${String(count).padStart(4, '0')}` };
});

const draw = () => drawCode(test.database.db, which);
const check = (code: string, of = which) => checkCode(test.database, of, code, '127.0.0.1', anyFailure);
const use = (code: string) => test.database.transact((tx) => useCode(tx, which, code, anyFailure));
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** Moves the stored times back by this interval. */
const later = (interval: string) =>
  sql`update verification_codes set sent_at = sent_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval
        where merchant = ${test.merchant}`.execute(test.database.db);

describe('a code sent by text message or mail', () => {
  it('has six digits, and is valid once', async () => {
    const code = await draw();
    expect(code).toMatch(/^\d{6}$/);
    await check(code);
    await check(code);
    await use(code);
    await expect(check(code)).rejects.toThrow('verification_code_wrong');
    await expect(use(code)).rejects.toThrow('verification_code_wrong');
  });

  it('is stored as a hash only', async () => {
    const code = await draw();
    const rows = await inMerchant(test.database.db, test.merchant)
      .selectFrom('verification_codes')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('is valid for its purpose, address and merchant only', async () => {
    const code = await draw();
    for (const over of [
      { purpose: 'password' },
      { address: '+14155559999' },
      { merchant: test.other },
    ] as Partial<CodeFor>[])
      await expect(check(code, { ...which, ...over })).rejects.toThrow('verification_code_wrong');
    await check(code);
  });

  it('allows five wrong attempts, concurrent ones included', async () => {
    const code = await draw();
    const wrong = await Promise.allSettled(Array.from({ length: 4 }, () => check(other(code))));
    expect(wrong.every(({ status }) => status === 'rejected')).toBe(true);
    await check(code);
    await expect(check(other(code))).rejects.toThrow('verification_code_wrong');
    await expect(check(code)).rejects.toThrow('verification_code_wrong');
  });

  it('expires after five minutes, and when another is sent', async () => {
    const code = await draw();
    await later('1 minute');
    const next = await draw();
    if (next !== code) await expect(check(code)).rejects.toThrow('verification_code_wrong');
    await later('5 minutes');
    await expect(check(next)).rejects.toThrow('verification_code_wrong');
  });

  it('is sent once a minute', async () => {
    await draw();
    await expect(draw()).rejects.toMatchObject({ key: 'too_many_requests', details: { retryAfterSeconds: 60 } });
    await later('40 seconds');
    await expect(draw()).rejects.toMatchObject({ details: { retryAfterSeconds: 20 } });
    await later('20 seconds');
    await draw();
  });

  it('[AUTH-08] allows a hundred wrong guesses since the last correct one, over any number of codes', async () => {
    const { merchant, address } = which;
    const wrongs = (wrong: number) =>
      inMerchant(test.database.db, test.merchant)
        .updateTable('code_guesses')
        .set({ wrong })
        .where('address', '=', address)
        .execute();
    const next = async () => {
      await later('1 minute');
      return draw();
    };
    const first = await draw();
    await expect(check(other(first))).rejects.toThrow('verification_code_wrong');
    await wrongs(99);
    await check(first);
    const { id } = await addMember(test.database, `owner${count}`);
    const members = inMerchant(test.database.db, test.merchant).updateTable('members').set({ mobile: address });
    await members.where('id', '=', id).execute();
    await expect(check(other(await next()))).rejects.toThrow('verification_code_wrong');
    const right = await next();
    await expect(check(right)).rejects.toThrow('text_codes_closed');
    // For any purpose, because guesses count per number.
    await expect(check(right, { ...which, purpose: 'password' })).rejects.toThrow('text_codes_closed');
    const noted = await inMerchant(test.database.db, test.merchant)
      .selectFrom('audit')
      .select(['action', 'actor'])
      .execute();
    expect(noted).toContainEqual({ action: 'text_codes_closed', actor: `member:${id}` });

    const request = { merchant, account: `owner${count}`, reason: 'it is the owner' };
    const opened = await callServer(test.url, security.openTextCodes, request, { token: TEST_OPERATOR_KEY });
    expect(opened.body.value).toEqual({ wrong: 100 });
    await check(right);
    await expect(check(other(right))).rejects.toThrow('verification_code_wrong');
    await use(right);
    // A correct code resets the count.
    const left = inMerchant(test.database.db, test.merchant)
      .selectFrom('code_guesses')
      .selectAll()
      .where('address', '=', address);
    expect(await left.execute()).toEqual([]);
  });

  it('can be requested again at once after a failed delivery, and the undelivered one is not valid', async () => {
    const code = await draw();
    await forgetCode(test.database, which);
    await expect(check(code)).rejects.toThrow('verification_code_wrong');
    await draw();
  });
});
