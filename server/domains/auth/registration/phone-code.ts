import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { registration } from '../../../../contract/register.ts';
import { asksCode, fieldRules } from '../../../../contract/register-fields.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { Call, CallOf } from '../../../http/route.ts';
import type { Merchant } from '../../../http/viewer.ts';
import type { CodeFor } from '../codes/codes.ts';
import { sendDrawn } from '../codes/send-code.ts';
import { checkMobile, checkOffered } from './form.ts';

/** Describes a code for registration. */
export const registerCodeFor = (merchant: string, mobile: string): CodeFor => ({
  merchant,
  purpose: 'register',
  address: mobile,
});

/**
 * Sends the code by which a newcomer verifies the number (AUTH-08). Only the right code reveals whether the number is taken.
 * Throws message_not_sent if there is no carrier or it did not accept the message.
 */
export const sendRegisterCode = async (
  ctx: BaseContext,
  call: CallOf<typeof registration.sendRegPhoneCode>,
  { countryDialingCode, mobileNo }: RequestOf<typeof registration.sendRegPhoneCode>,
): Promise<ResponseOf<typeof registration.sendRegPhoneCode>> => {
  const { merchant } = call;
  const carrier = ctx.messages;
  checkOffered(merchant, asksForMobile(call) ? 'register' : 'registerMobile', call.fail);
  // A text message costs money: send none unless a registration mode requires it.
  if (!isRequested(merchant)) throw call.fail('mode_not_offered');
  const to = checkMobile(countryDialingCode, mobileNo, call.fail);
  if (!carrier) throw call.fail('message_not_sent');
  return sendDrawn(ctx, call, registerCodeFor(merchant.code, to), (text) =>
    carrier.sms({ merchant: merchant.code, to, text }, call.fail),
  );
};

/** Whether any registration mode on offer requires a code. */
const isRequested = ({ flags }: Merchant): boolean =>
  asksCode('register', flags) || (flags.MOBILENUMREG3 && asksCode('registerMobile', flags));

/** Whether registration by username also asks for a number. */
const asksForMobile = ({ merchant }: Call): boolean =>
  Boolean(merchant.flags.USERNAMEREG3) && fieldRules(merchant.settings.registerFields).mobileNum.enabled;
