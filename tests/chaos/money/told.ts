import type { VendorAnswer, VendorRequest } from '../../../contract/vendor.ts';
import { VENDOR_SUCCESS } from '../../../contract/vendor.ts';
import type { VendorClient, VendorResult } from '../../../studio/vendor-client.ts';

export type Asked =
  | { call: 'bet'; body: VendorRequest<'bet'> }
  | { call: 'settle'; body: VendorRequest<'settle'> }
  | { call: 'rollback'; body: VendorRequest<'rollback'> };

/** One call as its vendor knows it: the request and all its answers. */
export interface ToldCall {
  asked: Asked;
  memberId: number;
  /** Final answers, oldest first; empty while the outcome is unknown. */
  answers: VendorAnswer[];
  sent: number;
}

/** Codes that state "nothing happened, retry later"; for a vendor they are not final. */
const COME_AGAIN = ['TEMPORARY', 'RATE_LIMITED'];

export const txIdOf = ({ asked }: ToldCall): string => asked.body.tx_id;
export const isSuccess = ({ code }: VendorAnswer): boolean => (VENDOR_SUCCESS as readonly string[]).includes(code);
export const isAcknowledged = ({ answers }: ToldCall): boolean => answers.some(isSuccess);

/** Everything a vendor has sent and received: one side of the oracle's comparison. */
export class Told {
  readonly calls = new Map<string, ToldCall>();

  /** Records a call before it is sent for the first time. */
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

/** Sends the call, also as a retry, and records the answer; returns whether there was one. */
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
