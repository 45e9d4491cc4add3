import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESERVED_PATTERNS } from '../../../contract/patterns.ts';
import { registration } from '../../../contract/register.ts';
import { commandOf } from '../../../server/cli/commands.ts';
import { callServer } from '../../support/calls.ts';
import { addMember } from '../../support/test-server.ts';
import { openRegistry, type Registry } from './world.ts';

let registry: Registry;
beforeAll(async () => {
  registry = await openRegistry();
});
afterAll(() => registry.test.close());
beforeEach(() => registry.reset());

/** The status versions that open pages received. */
const published = async () =>
  (
    await registry.brand().selectFrom('outbox').select('seq').where('feed', '=', 'siteStatus').orderBy('id').execute()
  ).map(({ seq }) => seq);
const lastAudit = () => registry.brand().selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirst();

describe('[AUTH-09] the operator sets a field', () => {
  it('keeps the settings that the command does not name, and audits both', async () => {
    const { body } = await registry.setField('line', { enabled: true, maxLength: 20, reason: 'players ask for it' });
    expect(body.value).toMatchObject({ enabled: true, required: false, patternId: 4, minLength: 2, maxLength: 20 });
    expect(await lastAudit()).toMatchObject({
      action: 'register_field',
      reason: 'players ask for it',
      before: { field: 'line', enabled: false },
      after: { field: 'line', enabled: true, maxLength: 20 },
    });
  });

  it.each(RESERVED_PATTERNS)('[AUTH-10] refuses to configure the reserved pattern %i', async (patternId) => {
    expect((await registry.setField('line', { patternId })).body.message).toBe('pattern_reserved');
  });

  it.each([
    ['password', { enabled: false }, 'field_always_requested'],
    ['username', { required: false }, 'field_always_requested'],
    ['username', { patternId: 6 }, 'field_always_requested'],
    ['birthday', { patternId: 6 }, 'pattern_reserved'],
    ['password', { minLength: 6 }, 'field_bounds_wrong'],
    ['password', { maxLength: 100 }, 'field_bounds_wrong'],
    ['line', { minLength: 9, maxLength: 8 }, 'field_bounds_wrong'],
    ['line', { maxLength: 201 }, 'invalid_request'],
    ['line', { patternId: 25 }, 'invalid_request'],
    ['nickname', { enabled: true }, 'invalid_request'],
  ])('%s %j is refused: %s', async (field, set, message) => {
    expect((await registry.setField(field as 'line', set)).body.message).toBe(message);
  });
});

describe('[AUTH-09 PP-02 SYS-05] registration settings of the operator', () => {
  it.each([
    ['a field', () => registry.setField('line', { enabled: true })],
    ['the terms', () => registry.operate(registration.setTerms, { version: '2027-01' })],
  ])('are sent to every open page: %s', async (_what, change) => {
    const before = await published();
    await change();
    const now = await published();
    expect(now).toHaveLength(before.length + 1);
    const { status_version } = await registry.test.database.db
      .selectFrom('merchants')
      .select('status_version')
      .where('code', '=', registry.test.merchant)
      .executeTakeFirstOrThrow();
    expect(now.at(-1)).toBe(status_version);
  });
});

describe('[AUTH-11] the operator gives an affiliate code', () => {
  const check = (code: string, domain?: string) =>
    callServer(registry.test.url, registration.affiliate, domain ? { code, domain } : { code });

  it('to agents only; it puts newcomers into the agent’s team', async () => {
    const agent = await addMember(registry.test.database, 'affiliate1', { type: 1 });
    await addMember(registry.test.database, 'player11');
    const give = (account: string, domain: string | null = null) =>
      registry.operate(registration.setAffiliate, { code: 'SPRING', account, domain });
    expect((await give('player11')).body.message).toBe('downline_not_an_agent');
    expect((await give('nobody11')).body.message).toBe('not_found');
    expect((await check('SPRING')).body.message).toBe('invitation_code_error');
    expect((await give('Affiliate1')).body.value).toEqual({ code: 'SPRING', account: 'affiliate1', domain: null });
    expect((await check('SPRING')).body.value).toEqual({ code: 'SPRING' });
    await registry.setField('affiliateCode', { enabled: true });
    const { body } = await registry.byName({ affiliateCode: 'SPRING' });
    expect(await registry.memberOf(body.value.userInfo.id)).toMatchObject({ upline: agent.id, referred_by: agent.id });
    expect(await lastAudit()).toMatchObject({ action: 'register_field' });
  });

  it('bound to a domain, which is valid there only', async () => {
    await addMember(registry.test.database, 'affiliate2', { type: 2 });
    await registry.operate(registration.setAffiliate, {
      code: 'HERE',
      account: 'affiliate2',
      domain: 'play.example.com',
    });
    expect((await check('HERE', 'Play.example.com')).status).toBe(200);
    for (const elsewhere of [undefined, 'example.com'])
      expect((await check('HERE', elsewhere)).body.message).toBe('invitation_code_error');
  });
});

it('[AUTH-11] the command line offers these calls', () => {
  const of = (args: string[], options: Record<string, string> = {}) =>
    commandOf({ args, options, merchant: 'parlour' }).request;
  expect(of(['register-field', 'line', 'on'], { required: 'off', pattern: '4', min: '3', max: '9' })).toEqual({
    merchant: 'parlour',
    field: 'line',
    enabled: true,
    required: false,
    patternId: 4,
    minLength: 3,
    maxLength: 9,
  });
  expect(() => of(['register-field', 'nickname', 'on'])).toThrow('is not one of');
  expect(() => of(['register-field', 'line', 'on'], { min: 'x' })).toThrow('is not a number');
  expect(of(['affiliate', 'SPRING', 'agent1'], { domain: 'a.test' })).toMatchObject({
    code: 'SPRING',
    domain: 'a.test',
  });
  expect(of(['terms', '2027-01'])).toEqual({ merchant: 'parlour', version: '2027-01' });
});
