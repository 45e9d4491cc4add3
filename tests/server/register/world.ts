import type { EndpointSpec } from '../../../contract/define.ts';
import { auth } from '../../../contract/auth.ts';
import type { Flags } from '../../../contract/flags.ts';
import { registration } from '../../../contract/register.ts';
import type { RegisterField } from '../../../contract/register-fields.ts';
import type { Brand } from '../../../contract/site.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb } from '../../../server/db/database.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_OPERATOR_KEY, testMerchant } from '../../support/test-server.ts';
import { keptMessages } from '../../support/kept-messages.ts';
import { registrationOf } from '../../support/registration.ts';
import { joinTestServer } from '../../support/shared-server.ts';

/** A test server with a message carrier, and functions that set what the merchant requires. */
export const openRegistry = async (now?: () => number) => {
  const carrier = keptMessages();
  const test = await joinTestServer({ messages: carrier.messages, now });
  const { db } = test.database;
  const tables = () => inMerchant(db, test.merchant);
  let count = 0;

  /** Resets the merchant's settings: every flag on, the default fields. */
  const reset = async ({ flags = {}, over = {} }: { flags?: Partial<Flags>; over?: Partial<Brand> } = {}) => {
    carrier.state.down = false;
    const { flags: had } = await db
      .selectFrom('merchants')
      .select('flags')
      .where('code', '=', test.merchant)
      .executeTakeFirstOrThrow();
    const all = Object.fromEntries(Object.keys(had as object).map((flag) => [flag, true]));
    await db
      .updateTable('merchants')
      .set({ flags: jsonb({ ...all, ...flags }), settings: jsonb({}), brand: jsonb(testMerchant(test.merchant, over)) })
      .where('code', '=', test.merchant)
      .execute();
  };
  const operate = <E extends EndpointSpec>(endpoint: E, request: object) =>
    callServer(test.url, endpoint, { merchant: test.merchant, ...request }, { token: TEST_OPERATOR_KEY });
  const setField = (field: RegisterField, set: object) => operate(registration.setField, { field, ...set });

  /** An unused name and mobile number. */
  const fresh = () => {
    count += 1;
    return { username: `newcomer${count}`, mobileNum: `415555${String(1000 + count)}` };
  };
  const byName = (over: object = {}) => callServer(test.url, auth.register, registrationOf(fresh().username, over));
  const byMobile = (over: object = {}) =>
    callServer(test.url, auth.registerMobile, {
      ...registrationOf('', { mobileNum: fresh().mobileNum, countryDialingCode: '1', registerMethod: 'WEB', ...over }),
      username: undefined,
    });
  const sendCode = (mobileNo: string, countryDialingCode = '1') =>
    callServer(test.url, registration.sendRegPhoneCode, { mobileNo, countryDialingCode });
  /** A number with the code that was sent to it. */
  const withCode = async (mobileNum = fresh().mobileNum) => {
    await sendCode(mobileNum);
    return { mobileNum, countryDialingCode: '1', verificationCode: carrier.codeFor(`+1${mobileNum}`) };
  };
  const members = async () => (await tables().selectFrom('members').select('id').execute()).length;
  const profileOf = (id: number) =>
    tables().selectFrom('profiles').selectAll().where('member_id', '=', id).executeTakeFirstOrThrow();
  const memberOf = (id: number) =>
    tables().selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return {
    test,
    carrier,
    brand: tables,
    reset,
    operate,
    setField,
    fresh,
    byName,
    byMobile,
    sendCode,
    withCode,
    members,
    profileOf,
    memberOf,
  };
};
export type Registry = Awaited<ReturnType<typeof openRegistry>>;
