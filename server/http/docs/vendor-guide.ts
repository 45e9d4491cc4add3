import { VENDOR_MEANINGS } from '../../../contract/vendor-calls.ts';
import {
  VENDOR_CODES,
  VENDOR_HEADERS,
  VENDOR_NONCE_MS,
  VENDOR_PATH,
  VENDOR_SUCCESS,
  VENDOR_WINDOW_MS,
  vendorSigningText,
  type VendorCode,
} from '../../../contract/vendor.ts';
import type { Section } from './prose.ts';

const minutes = (ms: number): string => `${ms / 60_000} minutes`;

/** The text to be signed, with names in place of its values. */
const signingText = vendorSigningText({
  timestamp: '<timestamp>',
  nonce: '<nonce>',
  method: '<METHOD>',
  pathWithQuery: '<path with query>',
  rawBody: '<raw body>',
});

const kindOf = (code: VendorCode): string => {
  if ((VENDOR_SUCCESS as readonly VendorCode[]).includes(code)) return 'success';
  return code === 'TEMPORARY' || code === 'RATE_LIMITED' ? 'try again' : 'final';
};

/** What the calls of the vendor API have in common. */
export const VENDOR_GUIDE: readonly Section[] = [
  {
    title: 'Signature',
    text: [
      `Each call has the headers \`${VENDOR_HEADERS.vendor}\`, \`${VENDOR_HEADERS.keyId}\`, \`${VENDOR_HEADERS.timestamp}\` (milliseconds since 1970), \`${VENDOR_HEADERS.nonce}\` (a new UUID) and \`${VENDOR_HEADERS.signature}\`: the hexadecimal HMAC-SHA-256, with the secret of the key, of`,
      `\`\`\`\n${signingText}\n\`\`\``,
      `The signature covers the bytes of the body as they are sent. The timestamp may differ by ${minutes(VENDOR_WINDOW_MS)}; a nonce is accepted once and remembered for ${minutes(VENDOR_NONCE_MS)}. A wrong signature is answered with 401 and \`SIGNATURE_INVALID\`. The platform signs its calls to the vendor in the same way, with a key of its own.`,
    ],
  },
  {
    title: 'Money',
    text: ['Amounts are whole minor units of the player’s currency; `exponent` is the number of its decimal digits.'],
  },
  {
    title: 'Idempotency and retries',
    text: [
      '`tx_id` is unique at a vendor. The same call with the same `tx_id` moves money once: the repetition has the first `platform_tx_id`, the current balance and `replayed`. With another amount, round or player it is refused with `PAYLOAD_MISMATCH`. A retry is signed anew and keeps its `tx_id`.',
      'Repeat a call after a 5xx, `TEMPORARY`, 429 (after `retry-after`) or no answer: its result is unknown. Do not repeat a bet blindly: send one `rollback` for it, until its answer is final. Repeat `settle` and `rollback` after 1 s, 5 s, 30 s, 5 min and 30 min, then up to 72 h. Reconcile by `feed` each day.',
    ],
  },
  {
    title: 'Answers',
    text: [
      `Calls under \`${VENDOR_PATH}\` are answered with HTTP 200 and a \`code\`, refusals too. 400: the request does not match its schema. 401: signature. 404: no such call. 429: too many calls. 503: the platform failed.`,
    ],
    table: {
      head: ['Code', 'Kind', 'Meaning'],
      rows: VENDOR_CODES.map((code) => [`\`${code}\``, kindOf(code), VENDOR_MEANINGS[code]]),
    },
  },
];
