import * as z from 'zod/mini';

/** Who may call: anybody, any session, a real account (not a trial), an agent, or the operator's own tool. */
export type Auth = 'visitor' | 'session' | 'member' | 'agent' | 'operator';
/** How the request travels: query string, JSON body, form fields, a JSON body sealed with HPKE (RFC 9180), or a file of a multipart form. */
export type Encoding = 'query' | 'json' | 'form' | 'sealed' | 'upload';

export interface EndpointSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly auth: Auth;
  readonly encoding: Encoding;
  /** Moves money: needs an `Idempotency-Key` header (uuid) and answers the same to the same key. */
  readonly money?: boolean;
  /** Needs a passed human check, in the header `x-captcha`. */
  readonly captcha?: boolean;
  /** Signed with the session's key, in the header `x-signature`; what moves money always is. */
  readonly signed?: boolean;
  /** Needs the password or second factor anew, in the header `x-confirmation`. */
  readonly confirmed?: boolean;
  /** Needs the terms that hold now accepted (PP-02). Not for taking money out: who does not agree may leave with it. */
  readonly terms?: boolean;
  /** Answers a LoginResult: the page sends a public key that it has just made, to be the new session's. */
  readonly opensSession?: boolean;
  readonly request: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /** Also answers during maintenance and where the region is restricted. */
  readonly whileClosed?: boolean;
  /** Message keys this endpoint may fail with, beside the common ones. */
  readonly errors: readonly string[];
  /** Bytes that a request's body may have; what its schema can need where absent. */
  readonly bodyBytes?: number;
  /** Refused after so long without anything that the person did, milliseconds (PP-04); what moves money: SERVER_LIMITS.idleMoneyMs. */
  readonly maxIdleMs?: number;
  /** The page asks by itself: no sign that anybody is there. */
  readonly automatic?: boolean;
  /** Calls a minute of one address (visitors) or one member; the server's default where absent. */
  readonly perMinute?: number;
  readonly summary: string;
}

/** Declares one endpoint; the Fastify route, the client's effect, the msw handler and the OpenAPI page come from it. */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;

export type RequestOf<E extends EndpointSpec> = z.output<E['request']>;
/** What a caller passes: before query strings are turned into numbers. */
export type RequestInputOf<E extends EndpointSpec> = z.input<E['request']>;
export type ResponseOf<E extends EndpointSpec> = z.output<E['response']>;

export const Nothing = z.strictObject({});
export const Done = z.strictObject({});

/** Failures any endpoint may answer; keys of the message catalogue. */
export const COMMON_ERRORS = [
  'not_logged_in',
  'session_ended',
  'real_account_needed',
  'not_allowed',
  'invalid_request',
  'body_too_large',
  'too_many_requests',
  'captcha_check_needed',
  'captcha_check_failed',
  'captcha_check_unavailable',
  'unknown_merchant',
  'idempotency_key_needed',
  'idempotency_key_reused',
  'sealed_body_unreadable',
  'foreign_origin',
  'signature_needed',
  'signature_refused',
  'confirmation_needed',
  'reauthentication_needed',
  'second_factor_needed',
  'maintenance',
  'region_restricted',
  'not_found',
  'system_error',
  // Of calls that move money alone: the password is to be changed first (AUTH-02).
  'password_change_needed',
  // Of calls with `terms` alone: other terms hold than those that were accepted (PP-02).
  'terms_needed',
] as const;

/** A call's address: its parameters in one order, whoever asks, so that it can also name the answer. */
export const pathWithQuery = (path: string, query: object): string => {
  const pairs = Object.entries(query as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
  const text = new URLSearchParams(pairs.sort()).toString();
  return text ? `${path}?${text}` : path;
};
