/** The ways in by Firebase, and its own refusals. */
export const words = {
  title: 'Other ways in',
  or: 'or',
  google: 'Continue with Google',
  facebook: 'Continue with Facebook',
  phone: 'Continue by phone',
  number: 'Phone number',
  numberHint: 'With the country’s code, as +1 415 555 0123',
  sendCode: 'Send the code',
  resendIn_one: 'Send again in {{count}} second',
  resendIn_other: 'Send again in {{count}} seconds',
  codeLabel: 'Code from the message',
  enter: 'Log in by phone',
  lockedFor_one: 'You can try again in {{count}} second.',
  lockedFor_other: 'You can try again in {{count}} seconds.',
  code: {
    'invalid-phone-number': 'Please enter a valid mobile number',
    'missing-phone-number': 'Please enter your phone number.',
    'too-many-requests': 'Too many tries. Please try again after 5 minutes.',
    unknown: 'The login did not work. Please try again.',
    'invalid-verification-code': 'Please enter a valid verification code',
    'missing-verification-code': 'Please enter the code from the message.',
    'captcha-check-failed': 'The human check did not pass. Please try again.',
    'quota-exceeded': 'No more codes can be sent today. Please contact customer service.',
    'operation-not-allowed': 'This way to log in is closed. Please contact customer service.',
    'code-expired': 'The code is too old. Please have another one sent.',
    'popup-closed-by-user': 'The login failed: the window was closed. Please try again.',
    'popup-blocked': 'Popup blocked. Please allow popups and try again.',
    'network-request-failed': 'Network link is abnormal, please try again',
  },
};

export const failure = {
  firebase_token_refused: 'That login was not accepted. Please start it again.',
  firebase_unavailable:
    'This way to log in cannot be checked right now. Please try again in a while, or log in another way.',
  firebase_unregistered: 'There is no account for this login yet. Please register first.',
};
