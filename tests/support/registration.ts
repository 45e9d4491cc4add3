/** The password of whoever registers in a test. */
export const NEW_PASSWORD = 'a long enough one';

/** What a registration by username sends, all of it right. */
export const registrationOf = (username: string, over: object = {}) => ({
  username,
  password: NEW_PASSWORD,
  confirmPassword: NEW_PASSWORD,
  birthday: '1990-05-17',
  termsAccepted: true,
  login: true,
  ...over,
});
