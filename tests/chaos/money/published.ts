import type { VendorAnswer, VendorRequest } from '../../../contract/vendor.ts';
import { VENDOR_SUCCESS } from '../../../contract/vendor.ts';
import type { VendorClient, VendorResult } from '../../../studio/vendor-client.ts';

export type Requested =
  | { call: 'bet'; body: VendorRequest<'bet'> }
  | { call: 'settle'; body: VendorRequest<'settle'> }
  | { call: 'rollback'; body: VendorRequest<'rollback'> };

/** One call as its vendor knows it: the request and all its answers. */
export interface RecordedCall {
  requested: Requested;
  memberId: number;
  /** Final answers, oldest first; empty while the outcome is unknown. */
  answers: VendorAnswer[];
  sent: number;
}

/** Codes that state "nothing happened, retry later"; for a vendor they are not final. */
const COME_AGAIN = ['TEMPORARY', 'RATE_LIMITED'];

export const txIdOf = ({ requested }: RecordedCall): string => requested.body.tx_id;
export const isSuccess = ({ code }: VendorAnswer): boolean => (VENDOR_SUCCESS as readonly string[]).includes(code);
export const isAcknowledged = ({ answers }: RecordedCall): boolean => answers.some(isSuccess);

/** Everything a vendor has sent and received: one side of the oracle's comparison. */
export class Published {
  readonly calls = new Map<string, RecordedCall>();

  /** Records a call before it is sent for the first time. */
  note(requested: Requested, memberId: number): RecordedCall {
    const call: RecordedCall = { requested, memberId, answers: [], sent: 0 };
    this.calls.set(requested.body.tx_id, call);
    return call;
  }

  unacknowledged(): RecordedCall[] {
    return [...this.calls.values()].filter((call) => !isAcknowledged(call));
  }

  acknowledged(): RecordedCall[] {
    return [...this.calls.values()].filter(isAcknowledged);
  }
}

/** Sends the call, also as a retry, and records the answer; returns whether there was one. */
export const send = async (client: VendorClient, call: RecordedCall): Promise<boolean> => {
  call.sent += 1;
  const result = await make(client, call.requested);
  if (result.kind === 'unanswered' || COME_AGAIN.includes(result.answer.code)) return false;
  call.answers.push(result.answer);
  return true;
};

const make = (client: VendorClient, requested: Requested): Promise<VendorResult<VendorAnswer>> => {
  if (requested.call === 'bet') return client.bet(requested.body);
  return requested.call === 'settle' ? client.settle(requested.body) : client.rollback(requested.body);
};
