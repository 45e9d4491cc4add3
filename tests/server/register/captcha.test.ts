import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshProof, knownCaptcha } from '../../support/captcha.ts';
import { openRegistry, type Registry } from './world.ts';

let registry: Registry;
beforeAll(async () => {
  registry = await openRegistry();
});
afterAll(() => registry.test.close());
beforeEach(() => registry.reset({ flags: { REGMOBVERF3: false } }));

const picture = async () => {
  const { id } = await knownCaptcha(registry.test.database, registry.test.url);
  return { id, text: 'acdef' };
};
const WRONG = { message: 'captcha_wrong', value: { captcha: true } };
const MISSING = { message: 'field_invalid', value: { problems: { captcha: 'empty' } } };

describe('[AUTH-09 AUTH-03] the captcha of a registration', () => {
  it('is not required where the merchant has it off', async () => {
    expect((await registry.byName()).body.message).toBe('');
    expect((await registry.byName({ captcha: { ...(await picture()), text: 'WRONG' } })).body.message).toBe('');
  });

  it.each([
    ['by username', () => registry.byName],
    ['by mobile number', () => registry.byMobile],
  ])('%s: is required, must be correct, and is valid once', async (_, way) => {
    await registry.setField('captcha', { enabled: true, required: true });
    const before = await registry.members();
    const register = way();
    const { id } = await picture();
    expect((await register()).body).toMatchObject(MISSING);
    expect((await register({ captcha: { id, text: ' ' } })).body).toMatchObject(MISSING);
    expect((await register({ captcha: { id, text: 'WRONG' } })).body).toMatchObject(WRONG);
    expect(await registry.members()).toBe(before);
    expect((await register({ captcha: { id, text: 'acdef' } })).body.message).toBe('');
    expect((await register({ captcha: { id, text: 'acdef' } })).body).toMatchObject(WRONG);
    expect(await registry.members()).toBe(before + 1);
  });

  it('is used up by each check whether a name or a code exists', async () => {
    await registry.setField('captcha', { enabled: true, required: true });
    const { username } = registry.fresh();
    await registry.byName({ username, captcha: await picture() });
    const captcha = await picture();
    expect((await registry.byName({ username, captcha })).body.message).toBe('username_taken');
    expect((await registry.byName({ username, captcha })).body).toMatchObject(WRONG);
    expect((await registry.byName({ referralCode: 'nobody', captcha: await picture() })).body).toMatchObject({
      message: 'invitation_code_error',
      value: { field: 'referralCode' },
    });
  });

  it('is not used up by an invalid field', async () => {
    await registry.setField('captcha', { enabled: true, required: true });
    const captcha = await picture();
    expect((await registry.byName({ birthday: '', captcha })).body.message).toBe('field_invalid');
    expect((await registry.byName({ captcha })).body.message).toBe('');
  });

  it('may be omitted where not required, but not wrong', async () => {
    await registry.setField('captcha', { enabled: true, required: false });
    expect((await registry.byName()).body.message).toBe('');
    expect((await registry.byName({ captcha: { ...(await picture()), text: 'WRONG' } })).body).toMatchObject(WRONG);
  });

  // The test itself does the work, so its duration depends on the machine's load.
  it('can be replaced by heavy work, once', { timeout: 120_000 }, async () => {
    await registry.setField('captcha', { enabled: true, required: true });
    const heavyProof = await freshProof(registry.test.url, 'heavy');
    expect((await registry.byName({ heavyProof })).body.message).toBe('');
    expect((await registry.byName({ heavyProof })).body).toMatchObject(WRONG);
    expect((await registry.byName({ heavyProof: 'made up' })).body).toMatchObject(WRONG);
  });
});
