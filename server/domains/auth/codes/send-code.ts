import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { Flag } from '../../../../contract/flags.ts';
import type { messages } from '../../../../contract/messages.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { Fail } from '../../../http/failure.ts';
import type { Call } from '../../../http/route.ts';
import { codeText } from '../../../messages/texts.ts';
import { CODE_MINUTES, forgetCode, type CodeFor } from './codes.ts';
import { memberOfMobile, readMobile } from './mobile.ts';
import { drawTextCode } from './text-code.ts';

type Endpoint = typeof messages.sendCode;

const FLAG: Record<RequestOf<Endpoint>['purpose'], Flag> = {
  login: 'MOBILEVERCODELOGIN3',
  password: 'CHNGPASSVERIF3',
};

/** Draws a code and sends its text, or simulates sending (`isSent` false). Voids the code if the carrier did not accept it. */
export const sendDrawn = async (
  ctx: BaseContext,
  call: Call<'text_codes_closed'>,
  which: CodeFor,
  send: (text: string) => Promise<void>,
  isSent = true,
): Promise<{ expiredMinutes: number }> => {
  const { merchant, language } = call;
  const code = await drawTextCode(ctx, call, which, isSent);
  try {
    await send(codeText(language, { brand: merchant.brand.name, code, minutes: CODE_MINUTES }));
  } catch (error) {
    await forgetCode(ctx.database, which);
    throw error;
  }
  return { expiredMinutes: CODE_MINUTES };
};

/** Number of real sendings whose duration is kept. */
const RECENT = 50;
/** Assumed duration before the first real sending. */
const USUAL_MS = 500;

/**
 * Sends codes to members' numbers (AUTH-08). For a number without a member it takes the same steps except the sending, and
 * instead waits as long as a random recent real sending with the same result. The answer does not reveal who is a member.
 */
export const createCodeSender = (ctx: BaseContext) => {
  /** Durations in milliseconds of the last sendings with the same result. */
  let took: number[] = [];
  let failed = false;

  const pretend = async (fail: Fail<'message_not_sent'>): Promise<void> => {
    await pause(took.length > 0 ? took[randomInt(took.length)] : USUAL_MS);
    if (failed) throw fail('message_not_sent');
  };
  const remember = (tookMs: number, hasFailed: boolean) => {
    took = [tookMs, ...(hasFailed === failed ? took : [])].slice(0, RECENT);
    failed = hasFailed;
  };
  const carry = async (send: () => Promise<void>): Promise<void> => {
    const from = performance.now();
    try {
      await send();
      remember(performance.now() - from, false);
    } catch (error) {
      remember(performance.now() - from, true);
      throw error;
    }
  };

  return async (
    call: Call<'mode_not_offered' | 'mobile_number_wrong' | 'text_codes_closed' | 'message_not_sent'>,
    { purpose, ...typed }: RequestOf<Endpoint>,
  ): Promise<ResponseOf<Endpoint>> => {
    const { merchant } = call;
    const carrier = ctx.messages;
    if (!merchant.flags[FLAG[purpose]] || !carrier) throw call.fail('mode_not_offered');
    const which: CodeFor = { merchant: merchant.code, purpose, address: readMobile(typed, call.fail) };
    const member = await memberOfMobile(ctx, merchant.code, which.address);
    const send = (text: string) =>
      carry(() => carrier.sms({ merchant: merchant.code, to: which.address, text }, call.fail));
    return member ? sendDrawn(ctx, call, which, send) : sendDrawn(ctx, call, which, () => pretend(call.fail), false);
  };
};
