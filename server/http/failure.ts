/** HTTP status by message key. Any other key is 409. */
const STATUS: Readonly<Record<string, number>> = {
  invalid_request: 400,
  sealed_body_unreadable: 400,
  idempotency_key_needed: 400,
  unknown_merchant: 400,
  not_logged_in: 401,
  session_ended: 401,
  signature_needed: 401,
  confirmation_needed: 403,
  reauthentication_needed: 403,
  confirmation_wrong: 403,
  second_factor_needed: 401,
  second_factor_wrong: 401,
  second_factor_over: 401,
  second_factor_closed: 401,
  text_codes_closed: 403,
  login_link_over: 401,
  signature_refused: 401,
  in_incorrect_password: 401,
  signature_invalid: 401,
  firebase_token_refused: 401,
  real_account_needed: 403,
  not_allowed: 403,
  foreign_origin: 403,
  account_locked: 403,
  captcha_check_needed: 403,
  captcha_check_failed: 403,
  captcha_needed: 403,
  captcha_wrong: 403,
  play_blocked: 403,
  play_owed: 403,
  password_change_needed: 403,
  terms_needed: 403,
  wrong_side: 403,
  non_member_account: 403,
  non_agent_account: 403,
  account_excluded: 403,
  region_restricted: 403,
  not_found: 404,
  game_not_found: 404,
  body_too_large: 413,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  system_error: 500,
  cashier_unavailable: 503,
  firebase_unavailable: 503,
  captcha_check_unavailable: 503,
  maintenance: 503,
  message_not_sent: 503,
};

/** HTTP status of a message key. */
export const statusOf = (key: string): number => STATUS[key] ?? 409;

/** A refusal with its message key; becomes `{ success: false, message: key, value: details }`. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly key: string;
  readonly details: unknown;
  readonly status: number;

  constructor(key: string, { details, cause }: { details?: unknown; cause?: unknown } = {}) {
    super(key, { cause });
    this.key = key;
    this.details = details;
    this.status = statusOf(key);
  }

  /** The property name of Fastify's own errors, for plugins that do not know message keys. */
  get statusCode(): number {
    return this.status;
  }
}
