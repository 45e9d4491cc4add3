/** The password of registrations in tests. */
export const NEW_PASSWORD = 'a long enough one';

/** A valid registration by username. */
export const registrationOf = (username: string, over: object = {}) => ({
  username,
  password: NEW_PASSWORD,
  confirmPassword: NEW_PASSWORD,
  birthday: '1990-05-17',
  termsAccepted: true,
  login: true,
  ...over,
});
