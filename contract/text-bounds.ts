/** Most characters of what is typed into a form: the schema refuses more, and the field takes no more. */
export const TEXT_BOUNDS = {
  username: 64,
  password: 128,
  email: 254,
  mobileNum: 32,
  dialingCode: 8,
  /** A code of a text message, with the spaces that somebody types into it. */
  smsCode: 16,
  /** A code of an authenticator, or a recovery code. */
  securityCode: 40,
  captcha: 16,
  /** Typed for Firebase: a number with its dialling code, and the code that comes to it. */
  firebaseNumber: 24,
  firebaseCode: 10,
  /** An amount of money, a rate or a count. */
  figure: 20,
} as const;
