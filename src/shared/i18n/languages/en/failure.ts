/** Text for each failure of the contract: what happened, what it means for the money, what to do. */
export default {
  not_logged_in: 'You are not logged in, please login',
  session_ended: 'Your session has ended. Your balance is safe. Log in to continue.',
  signature_needed: 'Please log in again to continue. Nothing was changed.',
  signature_refused: 'Please log in again to continue. Nothing was changed.',
  real_account_needed: 'Please Register An Account First',
  not_allowed: 'Your account cannot do this. Nothing was changed.',
  invalid_request: 'Something you entered was not accepted. Nothing was changed. Please check it and try again.',
  body_too_large: 'This is too large to send. Nothing was changed. Please send less.',
  too_many_requests: 'Too many attempts. Nothing was changed. Please wait a minute and try again.',
  idempotency_key_needed: 'Your request could not be confirmed. No money was moved. Please reload the page.',
  idempotency_key_reused: 'This request was not accepted. No money was moved. Please start again.',
  maintenance: 'The site is under maintenance. Your balance is safe. Please come back later.',
  region_restricted: 'This site is not available in your region.',
  not_found: 'This does not exist or is no longer available.',
  system_error: 'System error. If you were moving money, check your account record. Then try again.',
  server_unavailable:
    'The site cannot answer at the moment. If you were moving money, check your account record. Then try again.',
  network_abnormal: 'Network link is abnormal, please try again',
  account_excluded: 'This account is closed for play, at your request or ours. Your balance is safe.',
  game_not_found: 'This game does not exist or is no longer available.',
};
