import { setTimeout as pause } from 'node:timers/promises';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { Flag } from '../../../contract/flags.ts';
import type { messages } from '../../../contract/messages.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/route.ts';
import { notSent } from '../../messages/not-sent.ts';
import { codeText } from '../../messages/texts.ts';
import { CODE_MINUTES, forgetCode, type CodeFor } from './codes.ts';
import { memberOfMobile, readMobile } from './mobile.ts';
import { drawTextCode } from './text-code.ts';

type Endpoint = typeof messages.sendCode;

const FLAG: Record<RequestOf<Endpoint>['purpose'], Flag> = {
  login: 'MOBILEVERCODELOGIN3',
  password: 'CHNGPASSVERIF3',
};

/** Draws a code and sends its text; one that the carrier did not take counts for nothing. */
export const sendDrawn = async (
  house: House,
  call: Call,
  which: CodeFor,
  send: (text: string) => Promise<void>,
): Promise<{ expiredMinutes: number }> => {
  const { merchant, language } = call;
  const code = await drawTextCode(house, call, which);
  try {
    await send(codeText(language, { brand: merchant.brand.name, code, minutes: CODE_MINUTES }));
  } catch (error) {
    await forgetCode(house.database, which);
    throw error;
  }
  return { expiredMinutes: CODE_MINUTES };
};

/**
 * Sends codes to members' numbers (AUTH-08). For a number that nobody has, all goes the same way but for the sending, and that
 * takes as long and ends as the last real one did: the answer does not say who is a member.
 */
export const createCodeSender = (house: House) => {
  let last = { tookMs: 0, failed: false };

  const carry = async (isKnown: boolean, send: () => Promise<void>): Promise<void> => {
    if (!isKnown) {
      await pause(last.tookMs);
      if (last.failed) throw notSent();
      return;
    }
    const from = performance.now();
    let failed = true;
    try {
      await send();
      failed = false;
    } finally {
      last = { tookMs: performance.now() - from, failed };
    }
  };

  return async (call: Call, { purpose, ...typed }: RequestOf<Endpoint>): Promise<ResponseOf<Endpoint>> => {
    const { merchant } = call;
    const carrier = house.messages;
    if (!merchant.flags[FLAG[purpose]] || !carrier) throw new Failure('mode_not_offered');
    const which: CodeFor = { merchant: merchant.code, purpose, address: readMobile(typed) };
    const member = await memberOfMobile(house, merchant.code, which.address);
    return sendDrawn(house, call, which, (text) =>
      carry(member !== undefined, () => carrier.sms({ merchant: merchant.code, to: which.address, text })),
    );
  };
};
