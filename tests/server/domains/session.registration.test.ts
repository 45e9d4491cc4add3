import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { jsonb } from '../../../server/db/database.ts';
import { callServer } from '../../support/calls.ts';
import { addMerchant, addMember } from '../../support/test-server.ts';
import { registrationOf } from '../../support/registration.ts';
import { test, count, name, useServer, merchant, logIn } from './support/session.ts';

useServer();

const form = (over: object = {}) => registrationOf(name, over);
const registerAs = (over: object = {}) => callServer(test.url, auth.register, form(over));

describe('registration', () => {
  it('creates a member with consents and a wallet, and logs in', async () => {
    const { status, body } = await registerAs();
    expect(status).toBe(200);
    const { id } = body.value.userInfo;
    expect(body.value).toMatchObject({ firstTimeLogin: true, userInfo: { account: name, currency: 'USD' } });
    const consents = await merchant()
      .selectFrom('consents')
      .select(['kind', 'version'])
      .where('member_id', '=', id)
      .execute();
    expect(consents.map(({ kind }) => kind).sort()).toEqual(['age_18', 'terms']);
    const wallet = await merchant().selectFrom('accounts').selectAll().where('owner', '=', `member:${id}`).execute();
    expect(wallet).toMatchObject([{ kind: 'wallet', ledger: 'real', balance: 0, currency: 'USD', exponent: 2 }]);
    expect((await logIn(name, 'a long enough one')).status).toBe(200);
  });

  it.each([
    [{ password: 'short', confirmPassword: 'short' }, 'field_invalid'],
    [{ username: 'a b' }, 'field_invalid'],
    [{ username: '1abc' }, 'field_invalid'],
    [{ username: 'abc' }, 'field_invalid'],
    [{ username: 'x'.repeat(21) }, 'field_invalid'],
    [{ confirmPassword: 'something else' }, 'password_mismatch'],
    [{ termsAccepted: false }, 'terms_not_accepted'],
    [{ referralCode: 'nobody' }, 'invitation_code_error'],
    [{ affiliateCode: 'nobody' }, 'field_invalid'],
    [{ login: false }, 'invalid_request'],
    [{ type: 41 }, 'invalid_request'],
    [{ id: 1 }, 'invalid_request'],
  ])('refuses %j: %s', async (over, message) => {
    expect((await registerAs(over)).body.message).toBe(message);
  });

  it('refuses the username as password', async () => {
    const username = `eightplus${count}`;
    const password = username.toUpperCase();
    const { body } = await registerAs({ username, password, confirmPassword: password });
    expect(body.message).toBe('password_is_username');
  });

  it('creates one member from two requests with one name, concurrent and in any case', async () => {
    const answers = await Promise.all([registerAs(), registerAs({ username: name.toUpperCase() })]);
    expect(answers.map(({ body }) => body.message).sort()).toEqual(['', 'username_taken']);
  });

  it('stores the inviter', async () => {
    const host = await addMember(test.database, `${name}h`);
    const { body } = await registerAs({ referralCode: host.referral_code });
    const { referred_by } = await merchant()
      .selectFrom('members')
      .select('referred_by')
      .where('id', '=', body.value.userInfo.id)
      .executeTakeFirstOrThrow();
    expect(referred_by).toBe(host.id);
  });

  it.each([1, 2, 41, 42])(
    '[AUTH-11] puts a newcomer with the code of an agent of type %i into the agent’s team',
    async (type) => {
      const top = await addMember(test.database, `${name}t`, { type: 1 });
      const agent = await addMember(test.database, `${name}a`, { type, upline: top.id });
      const { body } = await registerAs({ referralCode: agent.referral_code });
      const { id } = body.value.userInfo;
      const of = merchant().selectFrom('members').select(['upline', 'referred_by', 'type']).where('id', '=', id);
      expect(await of.executeTakeFirst()).toEqual({ upline: agent.id, referred_by: agent.id, type: 0 });
      const above = merchant()
        .selectFrom('team_paths')
        .select('ancestor')
        .where('descendant', '=', id)
        .orderBy('depth');
      expect((await above.execute()).map(({ ancestor }) => ancestor)).toEqual([id, agent.id, top.id]);
    },
  );

  it('[AUTH-11] puts a newcomer with a player’s code into no team, and refuses the code of another merchant’s agent', async () => {
    const host = await addMember(test.database, `${name}h`);
    const { body } = await registerAs({ referralCode: host.referral_code });
    const of = merchant().selectFrom('members').select('upline').where('id', '=', body.value.userInfo.id);
    expect(await of.executeTakeFirst()).toEqual({ upline: null });
    await addMerchant(test.database, `merchant${count}`);
    const foreign = await addMember(test.database, `${name}f`, { merchant: `merchant${count}`, type: 1 });
    const refused = await registerAs({ username: `${name}x`, referralCode: foreign.referral_code });
    expect(refused.body.message).toBe('invitation_code_error');
  });

  it('is closed where the merchant’s flag says so', async () => {
    const { flags } = await test.database.db.selectFrom('merchants').select('flags').executeTakeFirstOrThrow();
    const set = (value: object) =>
      test.database.db
        .updateTable('merchants')
        .set({ flags: jsonb(value) })
        .execute();
    await set({ ...(flags as object), DIRECTREG3: false });
    expect((await registerAs()).body.message).toBe('registration_closed');
    await set(flags as object);
  });
});
