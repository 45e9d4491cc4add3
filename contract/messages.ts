import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { TEXT_BOUNDS } from './text-bounds.ts';

const typed = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
/** As typed, with or without plus, with digits of any script. The server parses it by the numbering plan. */
export const DialingCode = typed(TEXT_BOUNDS.dialingCode);
export const MobileNum = typed(TEXT_BOUNDS.mobileNum);
/** A code of six digits, as typed. */
export const VerificationCode = typed(TEXT_BOUNDS.smsCode);

/** Text messages and mails to visitors who are not logged in. */
export const messages = {
  sendCode: endpoint({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    auth: 'visitor',
    encoding: 'json',
    captcha: true,
    request: z.strictObject({
      purpose: z.enum(['login', 'password']),
      countryDialingCode: DialingCode,
      mobileNum: MobileNum,
    }),
    response: z.strictObject({ expiredMinutes: z.int() }),
    errors: ['mode_not_offered', 'mobile_number_wrong', 'message_not_sent', 'text_codes_closed'],
    perMinute: 10,
    summary: 'Sends a code to a mobile number; whether anybody has that number the answer does not say (AUTH-08).',
  }),
} as const;
