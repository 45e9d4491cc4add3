import type { VendorAnswer, VendorRequest } from '../../../contract/vendor.ts';
import { VENDOR_SUCCESS } from '../../../contract/vendor.ts';
import type { VendorClient, VendorResult } from '../../../studio/vendor-client.ts';

export type Asked =
  | { call: 'bet'; body: VendorRequest<'bet'> }
  | { call: 'settle'; body: VendorRequest<'settle'> }
  | { call: 'rollback'; body: VendorRequest<'rollback'> };

/** One call as its vendor knows it: what was asked, and all that was answered to it. */
export interface ToldCall {
  asked: Asked;
  memberId: number;
  /** Answers that stand for good, oldest first; none while the outcome is open. */
  answers: VendorAnswer[];
  sent: number;
}

/** Nothing has happened yet, says the platform, and asks to come again: to a vendor that is no answer. */
const COME_AGAIN = ['TEMPORARY', 'RATE_LIMITED'];

export const txIdOf = ({ asked }: ToldCall): string => asked.body.tx_id;
export const isSuccess = ({ code }: VendorAnswer): boolean => (VENDOR_SUCCESS as readonly string[]).includes(code);
export const isAcknowledged = ({ answers }: ToldCall): boolean => answers.some(isSuccess);

/** All that a vendor has sent and heard: one half of what the oracle compares. */
export class Told {
  readonly calls = new Map<string, ToldCall>();

  /** A call that is about to be sent for the first time. */
  note(asked: Asked, memberId: number): ToldCall {
    const call: ToldCall = { asked, memberId, answers: [], sent: 0 };
    this.calls.set(asked.body.tx_id, call);
    return call;
  }

  unacknowledged(): ToldCall[] {
    return [...this.calls.values()].filter((call) => !isAcknowledged(call));
  }

  acknowledged(): ToldCall[] {
    return [...this.calls.values()].filter(isAcknowledged);
  }
}

/** Sends it, again where it was sent before, and keeps the answer; answers whether there was one. */
export const send = async (client: VendorClient, call: ToldCall): Promise<boolean> => {
  call.sent += 1;
  const result = await make(client, call.asked);
  if (result.kind === 'unanswered' || COME_AGAIN.includes(result.answer.code)) return false;
  call.answers.push(result.answer);
  return true;
};

const make = (client: VendorClient, asked: Asked): Promise<VendorResult<VendorAnswer>> => {
  if (asked.call === 'bet') return client.bet(asked.body);
  return asked.call === 'settle' ? client.settle(asked.body) : client.rollback(asked.body);
};
