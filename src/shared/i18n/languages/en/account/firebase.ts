/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'Other ways to log in',
  or: 'or',
  google: 'Continue with Google',
  facebook: 'Continue with Facebook',
  phone: 'Continue by phone',
  number: 'Phone number',
  numberHint: 'Include the country code, for example +1 415 555 0123',
  sendCode: 'Send code',
  resendIn_one: 'Resend in {{count}} second',
  resendIn_other: 'Resend in {{count}} seconds',
  codeLabel: 'Code from the text message',
  enter: 'Log in by phone',
  lockedFor_one: 'Try again in {{count}} second.',
  lockedFor_other: 'Try again in {{count}} seconds.',
  code: {
    'invalid-phone-number': 'Please enter a valid mobile number',
    'missing-phone-number': 'Please enter your phone number.',
    'too-many-requests': 'Too many attempts. Please try again after {{length}}.',
    unknown: 'Login failed. Please try again.',
    'invalid-verification-code': 'Please enter a valid verification code',
    'missing-verification-code': 'Please enter the code from the text message.',
    'captcha-check-failed': 'The security check failed. Please try again.',
    'quota-exceeded': 'No more codes can be sent today. Please contact customer service.',
    'operation-not-allowed': 'This login method is not available. Please contact customer service.',
    'code-expired': 'This code has expired. Please request a new one.',
    'popup-closed-by-user': 'Login failed: the window was closed. Please try again.',
    'popup-blocked': 'Popup blocked. Please allow popups and try again.',
    'network-request-failed': 'Network link is abnormal, please try again',
  },
};

export const failure = {
  firebase_token_refused: 'This login was not accepted. Please start again.',
  firebase_unavailable: 'This login method is not responding. Please try again later or use another method.',
  firebase_unregistered: 'No account is linked to this login yet. Please register first.',
};
