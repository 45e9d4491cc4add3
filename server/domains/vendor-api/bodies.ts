import type { VendorAnswer, VendorCode, VendorRequest, VendorCall } from '../../../contract/vendor.ts';
import { VENDOR_BATCH, vendorCalls } from '../../../contract/vendor.ts';
import { jsonProblem } from '../../http/json-bounds.ts';
import { unstorableText } from '../../http/texts.ts';
import { answer } from './responses.ts';

/** Fields with a specific error code in the vendor API. */
const NAMED: Record<string, VendorCode> = {
  amount: 'INVALID_AMOUNT',
  win_amount: 'INVALID_AMOUNT',
  valid_stake: 'INVALID_AMOUNT',
  contribution_micro: 'INVALID_AMOUNT',
  currency: 'WRONG_CURRENCY',
};

/** JSON values of a call: a state tells of many fixtures, each with hundreds of prices, and a batch has many calls. */
const MAX_VALUES: Partial<Record<VendorCall, number>> = { state: 20_000, batch: 25 * VENDOR_BATCH };

/** Parses a body's bytes as the call, or returns the refusal. */
export const readBody = <C extends VendorCall>(
  call: C,
  raw: Buffer,
): { body: VendorRequest<C> } | { refusal: VendorAnswer } => {
  const given = parsed(raw, MAX_VALUES[call]);
  const read = vendorCalls[call].request.safeParse(given);
  if (read.success) {
    const unstorable = unstorableText(read.data);
    if (unstorable === undefined) return { body: read.data as VendorRequest<C> };
    return { refusal: answer('INVALID_REQUEST', { message: `${unstorable}: not a text that can be kept` }) };
  }
  const [issue] = read.error.issues;
  const field = String(issue?.path.at(-1) ?? '');
  const code = NAMED[field] ?? 'INVALID_REQUEST';
  const txId = (given as { tx_id?: unknown } | undefined)?.tx_id;
  return {
    refusal: answer(code, {
      tx_id: typeof txId === 'string' && txId.length <= 64 ? txId : null,
      message: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'cannot be read'}`.slice(0, 200),
    }),
  };
};

/** Parses the bytes as JSON; undefined if they are invalid or larger than any call. */
export const parsed = (raw: Buffer, maxValues?: number): unknown => {
  if (jsonProblem(raw, maxValues)) return undefined;
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
};
