import * as z from 'zod/mini';
import { COMMON_ERRORS, mayFailWith, type EndpointSpec } from '../../../../contract/define.ts';
import { VENDOR_CODES } from '../../../../contract/vendor.ts';
import { FAILURES, type FailureKey } from '../../../../contract/failures.ts';
import { TEST_OPERATOR_KEY } from '../../../support/test-server.ts';
import type { HostileRequest } from './requests.ts';
import type { Answer } from './sending.ts';
import { contractTargets } from './targets.ts';

/** Texts that only server internals produce. The generator sends none of them. */
const INSIDE: readonly RegExp[] = [
  /(\\n|\n)\s+at [^"\n]*:\d+:\d+/,
  /node_modules|node:internal|file:\/\/\/[a-z]+\/[^e]/,
  /\b(Type|Range|Syntax|Reference)Error\b/,
  /invalid byte sequence|invalid input syntax|violates \w+|duplicate key|syntax error at or near/i,
  /out of range for type|unsupported Unicode escape|does not exist\b|deadlock|current transaction is aborted/i,
  /\b(kysely|postgres(ql)?)\b/i,
  new RegExp(TEST_OPERATOR_KEY),
];

/** Failure keys of provider and webhook routes, which use the site's response form. */
const PROVIDER_KEYS = ['signature_invalid', 'payment_mismatch', 'webhook_reused', 'order_reused'];
const KNOWN_KEYS = new Set<string>([
  ...COMMON_ERRORS,
  ...contractTargets.flatMap(({ endpoint }) => endpoint?.errors ?? []),
  ...PROVIDER_KEYS,
]);
const ENDPOINTS = new Map(contractTargets.map(({ endpoint }) => [`${endpoint!.method} ${endpoint!.path}`, endpoint!]));

const Refused = z.strictObject({ success: z.literal(false), message: z.string(), value: z.optional(z.unknown()) });
const accepted = new Map<EndpointSpec, z.ZodMiniType>();
const acceptedBy = (endpoint: EndpointSpec): z.ZodMiniType => {
  const known =
    accepted.get(endpoint) ??
    z.strictObject({ success: z.literal(true), value: endpoint.response, message: z.string() });
  accepted.set(endpoint, known);
  return known;
};

/** The outcome of a request: `ok`, a message key, a vendor code, or the bare status. */
export interface Verdict {
  outcome: string;
  /** What is wrong about the answer; undefined where it is correct. */
  fault?: string;
}

/** Judges one answer: no internal error, no internals revealed, and the contract's form with a known key. */
export const checkAnswer = (request: HostileRequest, answer: Answer | undefined): Verdict => {
  // On a raw connection, input that is not HTTP may be cut without an answer.
  if (!answer) return request.way === 'line' ? { outcome: 'cut' } : { outcome: 'cut', fault: 'no answer' };
  const { status, type, text } = answer;
  const isDocs = request.url.startsWith('/docs');
  // Built files may contain anything; the server's own answers are JSON or a short text.
  const isFile = isDocs || request.url.startsWith('/studio/verify.html');
  const said = isFile ? undefined : INSIDE.find((texts) => texts.test(text));
  if (said) return { outcome: 'leak', fault: `the answer tells of the inside: ${said.source}` };
  if (text === '' || !type.startsWith('application/json'))
    return { outcome: String(status), ...(status >= 500 ? { fault: `status ${status}` } : {}) };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { outcome: 'unreadable', fault: 'says it is JSON and is none' };
  }
  return isDocs ? { outcome: 'docs' } : checkJson(request, status, body as Record<string, unknown>);
};

const checkJson = (request: HostileRequest, status: number, body: Record<string, unknown>): Verdict => {
  if ('success' in body)
    return body['success'] === true ? checkTaken(request, status, body) : checkRefused(request, status, body);
  const code = body['code'];
  if (status >= 500) return { outcome: String(code), fault: `status ${status}` };
  if (
    request.url.startsWith('/vendor/') &&
    typeof code === 'string' &&
    !(VENDOR_CODES as readonly string[]).includes(code)
  )
    return { outcome: code, fault: `"${code}" is no code of the vendor API` };
  if (typeof code === 'string' && /^FST_/.test(code)) return { outcome: code, fault: 'Fastify itself answered' };
  if (typeof code === 'string') return { outcome: code };
  return endpointOf(request)
    ? { outcome: String(status), fault: 'not in the form of the contract' }
    : { outcome: String(status) };
};

const endpointOf = ({ method, url }: HostileRequest): EndpointSpec | undefined =>
  ENDPOINTS.get(`${method} ${url.split(/[?#]/)[0]}`);

const checkTaken = (request: HostileRequest, status: number, body: unknown): Verdict => {
  const endpoint = endpointOf(request);
  if (status !== 200) return { outcome: 'ok', fault: `success with status ${status}` };
  const checked = endpoint && z.safeParse(acceptedBy(endpoint), body);
  if (checked?.success === false) return { outcome: 'ok', fault: `breaks the contract: ${checked.error.message}` };
  return { outcome: 'ok' };
};

const checkRefused = (request: HostileRequest, status: number, body: unknown): Verdict => {
  const checked = z.safeParse(Refused, body);
  if (!checked.success) return { outcome: 'refused', fault: 'a refusal in another form than the contract’s' };
  const { message } = checked.data;
  const outcome = message;
  const endpoint = endpointOf(request);
  const known = endpoint ? mayFailWith(endpoint, message as FailureKey) : KNOWN_KEYS.has(message);
  if (!known) return { outcome, fault: `"${message}" is no key that this call declares` };
  if (status !== FAILURES[message as FailureKey]) return { outcome, fault: `"${message}" came with status ${status}` };
  // Operator calls may close a merchant: mostly the one reserved for them, very rarely another by its name.
  const isClosed = message === 'maintenance';
  if (status >= 500 && !isClosed) return { outcome, fault: `status ${status} (${message})` };
  return { outcome };
};
