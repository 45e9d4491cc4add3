import { VENDOR_SUCCESS, type VendorAnswer, type VendorCode } from '../../../contract/vendor.ts';

/** For a vendor's developers and logs. Programs use the code. */
const MESSAGES: Record<VendorCode, string> = {
  OK: 'done',
  ALREADY_PROCESSED: 'done before, with this transaction',
  ALREADY_ROLLED_BACK: 'rolled back before',
  INSUFFICIENT_FUNDS: 'the wallet holds less',
  BET_NOT_FOUND: 'there is no such bet or round of this player',
  BET_CANCELLED: 'the bet was rolled back',
  BET_SETTLED: 'the round has paid: reverse its payouts first',
  ROUND_CLOSED: 'the round is closed',
  PAYLOAD_MISMATCH: 'this transaction was something else before',
  WRONG_CURRENCY: 'the wallet has another currency',
  INVALID_AMOUNT: 'not an amount that this call takes',
  INVALID_GAME: 'not a game or pool of this session',
  GAME_DISABLED: 'the game is switched off',
  MAINTENANCE: 'closed for maintenance',
  LIMIT_STAKE: 'above the highest stake',
  LIMIT_LOSS: 'above the loss limit',
  LIMIT_WAGER: 'above the wager limit',
  LIMIT_TIME: 'the time limit is reached',
  BONUS_GAME: 'the player’s bonus shuts this game',
  BONUS_MAX_BET: 'above the highest stake of the player’s bonus',
  FREE_ROUNDS_OVER: 'the player has no such free rounds left',
  FREE_ROUNDS_MISMATCH: 'not a bet of these free rounds',
  REALITY_CHECK_PENDING: 'the player has a reality check to answer',
  TOO_FAST: 'too soon after the start of the last round',
  PLAYER_EXCLUDED: 'the player is excluded',
  PLAYER_LOCKED: 'the player may not play',
  GEO_BLOCKED: 'not offered where the player is',
  SESSION_INVALID: 'there is no such session of this player',
  SESSION_EXPIRED: 'the session has ended',
  INVALID_REQUEST: 'the body does not read as this call',
  SIGNATURE_INVALID: 'the signature is not valid',
  RATE_LIMITED: 'too many calls',
  TEMPORARY: 'try again',
};

type Details = Partial<Omit<VendorAnswer, 'code'>>;

/** Returns an answer in the vendor API's format. Missing fields are null. */
export const answer = (code: VendorCode, details: Details = {}): VendorAnswer => ({
  code,
  message: MESSAGES[code],
  tx_id: null,
  platform_tx_id: null,
  balance: null,
  replayed: false,
  ...details,
});

export const succeeded = ({ code }: Pick<VendorAnswer, 'code'>): boolean =>
  (VENDOR_SUCCESS as readonly VendorCode[]).includes(code);
