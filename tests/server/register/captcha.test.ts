import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshProof, knownCaptcha } from '../../support/captcha.ts';
import { openRegistry, type Registry } from './world.ts';

let house: Registry;
beforeAll(async () => {
  house = await openRegistry();
});
afterAll(() => house.test.close());
beforeEach(() => house.reset({ flags: { REGMOBVERF3: false } }));

const picture = async () => {
  const { id } = await knownCaptcha(house.test.database, house.test.url);
  return { id, text: 'acdef' };
};
const WRONG = { message: 'captcha_wrong', value: { captcha: true } };
const MISSING = { message: 'field_invalid', value: { problems: { captcha: 'empty' } } };

describe('[AUTH-09 AUTH-03] the picture of a registration', () => {
  it('is not asked for where the brand has it off', async () => {
    expect((await house.byName()).body.message).toBe('');
    expect((await house.byName({ captcha: { ...(await picture()), text: 'WRONG' } })).body.message).toBe('');
  });

  it.each([
    ['by username', () => house.byName],
    ['by mobile number', () => house.byMobile],
  ])('%s is needed, must be right, and is good once', async (_, way) => {
    await house.setField('captcha', { enabled: true, required: true });
    const before = await house.members();
    const register = way();
    const { id } = await picture();
    expect((await register()).body).toMatchObject(MISSING);
    expect((await register({ captcha: { id, text: ' ' } })).body).toMatchObject(MISSING);
    expect((await register({ captcha: { id, text: 'WRONG' } })).body).toMatchObject(WRONG);
    expect(await house.members()).toBe(before);
    expect((await register({ captcha: { id, text: 'acdef' } })).body.message).toBe('');
    expect((await register({ captcha: { id, text: 'acdef' } })).body).toMatchObject(WRONG);
    expect(await house.members()).toBe(before + 1);
  });

  it('is spent by each look at whether a name or a code is there', async () => {
    await house.setField('captcha', { enabled: true, required: true });
    const { username } = house.fresh();
    await house.byName({ username, captcha: await picture() });
    const captcha = await picture();
    expect((await house.byName({ username, captcha })).body.message).toBe('username_taken');
    expect((await house.byName({ username, captcha })).body).toMatchObject(WRONG);
    expect((await house.byName({ referralCode: 'nobody', captcha: await picture() })).body).toMatchObject({
      message: 'invitation_code_error',
      value: { field: 'referralCode' },
    });
  });

  it('is not spent by a field that is filled in wrong', async () => {
    await house.setField('captcha', { enabled: true, required: true });
    const captcha = await picture();
    expect((await house.byName({ birthday: '', captcha })).body.message).toBe('field_invalid');
    expect((await house.byName({ captcha })).body.message).toBe('');
  });

  it('that is not required may be left out, and is not taken wrong', async () => {
    await house.setField('captcha', { enabled: true, required: false });
    expect((await house.byName()).body.message).toBe('');
    expect((await house.byName({ captcha: { ...(await picture()), text: 'WRONG' } })).body).toMatchObject(WRONG);
  });

  // The work is the test's own: it takes what the machine leaves it.
  it('has its way without reading: heavy work, once', { timeout: 120_000 }, async () => {
    await house.setField('captcha', { enabled: true, required: true });
    const heavyProof = await freshProof(house.test.url, 'heavy');
    expect((await house.byName({ heavyProof })).body.message).toBe('');
    expect((await house.byName({ heavyProof })).body).toMatchObject(WRONG);
    expect((await house.byName({ heavyProof: 'made up' })).body).toMatchObject(WRONG);
  });
});
