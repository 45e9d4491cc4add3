/** Maximum characters of form fields. The schema refuses more, and the field accepts no more. */
export const TEXT_BOUNDS = {
  username: 64,
  password: 128,
  email: 254,
  mobileNum: 32,
  dialingCode: 8,
  /** A code from a text message, with typed spaces. */
  smsCode: 16,
  /** A code from an authenticator, or a recovery code. */
  securityCode: 40,
  captcha: 16,
  /** For Firebase: a number with its dialling code, and the code sent to it. */
  firebaseNumber: 24,
  firebaseCode: 10,
  /** An amount of money: with its currency's name, spaces and direction marks. */
  amount: 60,
  /** A name in the chat, before it is checked: more than it may have. */
  chatName: 80,
  /** A rate or a count. */
  figure: 20,
} as const;
