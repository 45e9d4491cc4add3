import * as z from 'zod/mini';
import type { Messages } from './messages.ts';

interface Carrier {
  /** URL that takes messages, such as https://api.example.com/Accounts/AC1/Messages.json. */
  url: string;
  account: string;
  token: string;
  /** The sender's number or name. */
  from: string;
  timeoutMs?: number;
}

const STATES_OF_FAILURE = ['failed', 'undelivered', 'canceled'];
/** The carrier's answer; other fields are ignored. */
const CarrierAnswer = z.object({ sid: z.string().check(z.minLength(1)), status: z.optional(z.string()) });
/** Longer than any valid answer. */
const MAX_BYTES = 64 * 1024;

/** Sends text messages by Twilio's API: form fields To, From and Body. Any answer but success throws `message_not_sent`. */
export const httpSms =
  ({ url, account, token, from, timeoutMs = 10_000 }: Carrier): Messages['sms'] =>
  async ({ to, text }, fail) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}` },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const said = await readAtMost(response, MAX_BYTES);
      if (!response.ok) throw new Error(`the carrier answers ${response.status}: ${withoutCodes(said)}`);
      const { status = 'queued' } = read(said);
      if (STATES_OF_FAILURE.includes(status)) throw new Error(`the carrier says ${status}`);
    } catch (error) {
      throw fail('message_not_sent', { cause: error });
    }
  };

/** Throws its own errors, because the parser's errors quote the input. */
const read = (said: string): z.infer<typeof CarrierAnswer> => {
  try {
    return z.parse(CarrierAnswer, JSON.parse(said));
  } catch {
    throw new Error('the carrier says yes, but nothing that can be read');
  }
};

/** Redacts the log: a carrier may repeat the message, with the code and the number. */
const withoutCodes = (said: string): string => said.replace(/\d{6,}/g, '######').slice(0, 300);

/** Returns the body as text. Throws if it is longer than `max`. */
const readAtMost = async ({ body }: Response, max: number): Promise<string> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    const bytes = part as Uint8Array;
    length += bytes.byteLength;
    if (length > max) throw new Error(`the carrier answers more than ${max} bytes`);
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
};
