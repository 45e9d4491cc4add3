import * as z from 'zod/mini';
import type { FailureKey } from './failures.ts';
import type { StaffRole } from './staff-roles.ts';

/** Who may call: everybody, any session, a real account (not a trial), an agent, or staff by the admin CLI. */
export type Auth = 'visitor' | 'session' | 'member' | 'agent' | 'operator';
/**
 * Encoding of the request: query string, JSON body, form fields, JSON body sealed with HPKE (RFC 9180), or one file in a
 * multipart form.
 */
export type Encoding = 'query' | 'json' | 'form' | 'sealed' | 'upload';

interface Spec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly encoding: Encoding;
  /** Moves money: needs an `Idempotency-Key` header (uuid). The same key gives the same answer. */
  readonly money?: boolean;
  /** Needs a passed captcha, in the header `x-captcha`. */
  readonly captcha?: boolean;
  /** Needs a signature with the session's key, in the header `x-signature`. Endpoints that move money always need it. */
  readonly signed?: boolean;
  /** Needs a new confirmation by password or second factor, in the header `x-confirmation`. */
  readonly confirmed?: boolean;
  /** Needs acceptance of the current terms (PP-02). Not for withdrawals: a member who does not accept may withdraw and leave. */
  readonly terms?: boolean;
  /**
   * Answers with a LoginResult: the page sends a new public key for the session to be created, and its browser's number in the
   * header `x-device`, if it has one.
   */
  readonly opensSession?: boolean;
  readonly request: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /** Also answers during maintenance and in restricted regions. */
  readonly whileClosed?: boolean;
  /** The host names the merchant: the page does not know it yet. */
  readonly byHost?: boolean;
  /** Error keys that this endpoint may answer with, besides the common ones. */
  readonly errors: readonly FailureKey[];
  /** Maximum bytes of a request body; by default what its schema can need. */
  readonly bodyBytes?: number;
  /** Maximum values of a JSON body, all levels together; the server's default when absent. */
  readonly bodyValues?: number;
  /**
   * Refused after this long without player activity, milliseconds (PP-04). Calls that move money use SERVER_LIMITS.idleMoneyMs.
   */
  readonly maxIdleMs?: number;
  /** The page sends the call by itself, so it does not count as player activity. */
  readonly automatic?: boolean;
  /** Calls a minute per address (visitors) or per member; the server's default when absent. */
  readonly perMinute?: number;
  readonly summary: string;
}

/** Who may call an endpoint. Those of the operator name the roles of which one is needed; `admin` reaches all of them. */
type Access =
  | { readonly auth: Exclude<Auth, 'operator'>; readonly roles?: never; readonly isForRoot?: never }
  | {
      readonly auth: 'operator';
      readonly roles: readonly [StaffRole, ...StaffRole[]];
      /** The root key of the node calls it even where there is staff. */
      readonly isForRoot?: boolean;
    };

export type EndpointSpec = Spec & Access;

/** Declares one endpoint. The Fastify route, the client's effect, the msw handler and the OpenAPI page are derived from it. */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;

export type RequestOf<E extends EndpointSpec> = z.output<E['request']>;
/** What a caller passes, before query strings are converted to numbers. */
export type RequestInputOf<E extends EndpointSpec> = z.input<E['request']>;
export type ResponseOf<E extends EndpointSpec> = z.output<E['response']>;

export const Nothing = z.strictObject({});
export const Done = z.strictObject({});

/** Failures that any endpoint may answer with; keys of the message catalogue. */
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
  'server_unavailable',
  // Only from calls that move money: the member must change the password first (AUTH-02).
  'password_change_needed',
  // Only from calls with `terms`: the accepted terms are not the current ones (PP-02).
  'terms_needed',
] as const satisfies readonly FailureKey[];
export type CommonError = (typeof COMMON_ERRORS)[number];

/** Failures of the access check of every endpoint of the operator. */
export const OPERATOR_ERRORS = [
  'staff_key_revoked',
  'role_needed',
  'staff_of_one_merchant',
  'staff_key_needed',
] as const satisfies readonly FailureKey[];

/** Whether the endpoint declares this failure, itself or as one of the common or the operator's ones. */
export const mayFailWith = ({ errors, auth }: Pick<EndpointSpec, 'errors' | 'auth'>, key: FailureKey): boolean =>
  errors.includes(key) ||
  (COMMON_ERRORS as readonly FailureKey[]).includes(key) ||
  (auth === 'operator' && (OPERATOR_ERRORS as readonly FailureKey[]).includes(key));

/** Address of a call. Parameters are in a fixed order, so that the address also identifies the answer. */
export const pathWithQuery = (path: string, query: object): string => {
  const pairs = Object.entries(query as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
  const text = new URLSearchParams(pairs.sort()).toString();
  return text ? `${path}?${text}` : path;
};
