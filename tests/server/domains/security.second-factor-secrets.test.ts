import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { security } from '../../../contract/security.ts';
import { createEncryption } from '../../../server/crypto/encryption.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_PASSWORD } from '../../support/test-server.ts';
import { test, token, now, useMember, codeAt, switchOn, logIn, state } from './support/second-factor.ts';

useMember();

describe('[AUTH-17] the second factor', () => {
  it('is switched off with both password and code, not with one of them', async () => {
    const { uri, recoveryCodes } = await switchOn();
    const off = async (password: string, code: string) =>
      (await callServer(test.url, security.disable, { password, code }, { token })).body.message;
    expect(await off('wrong', codeAt(uri, now))).toBe('confirmation_wrong');
    expect(await off(TEST_PASSWORD, '000000')).toBe('confirmation_wrong');
    expect((await state()).on).toBe(true);
    expect(await off(TEST_PASSWORD, recoveryCodes[0]!)).toBe('');
    expect(await state()).toEqual({ on: false, recoveryCodesLeft: 0 });
    expect((await logIn()).status).toBe(200);
    expect(await off(TEST_PASSWORD, '000000')).toBe('second_factor_off');
  });

  it('confirms in place of the password', async () => {
    const { uri } = await switchOn();
    const confirm = (code: string) => callServer(test.url, security.confirm, { code }, { token });
    expect((await confirm(codeAt(uri, now))).status).toBe(200);
    expect((await confirm(codeAt(uri, now))).body.message).toBe('confirmation_wrong');
  });

  it('stores and logs neither its secret nor a recovery code in readable form', async () => {
    const { uri, recoveryCodes } = await switchOn();
    const [, secret] = /secret=([A-Z2-7]+)/.exec(uri)!;
    const { rows } = await sql<{ all: string }>`
      select (select string_agg(s::text, '') from second_factors s) || (select string_agg(r::text, '') from recovery_codes r) as all`.execute(
      test.database.db,
    );
    const seen = rows[0]!.all + JSON.stringify(test.logged);
    for (const hidden of [secret!, Buffer.from(secret!).toString('hex'), recoveryCodes[0]!])
      expect(seen).not.toContain(hidden);
  });

  it('decrypts an encrypted secret for its own row and key only', () => {
    const encryption = createEncryption('a secret of the server that is long enough');
    const sealed = encryption.encrypt('SECRET', 'second factor parlour 1');
    expect(encryption.decrypt(sealed, 'second factor parlour 1')).toBe('SECRET');
    expect(() => encryption.decrypt(sealed, 'second factor parlour 2')).toThrow();
    expect(() => createEncryption('another secret').decrypt(sealed, 'second factor parlour 1')).toThrow();
    sealed[sealed.length - 1]! ^= 1;
    expect(() => encryption.decrypt(sealed, 'second factor parlour 1')).toThrow();
  });
});
