/** Log-in, log-out, passwords. */
export const words = {
  username: 'Username',
  password: 'Password',
  confirmPassword: 'Password again',
  usernameHint: '4 to 20 letters and figures, a letter first',
  passwordHint: '8 characters or more; several words make a good one',
  loginTitle: 'Welcome back',
  registerTitle: 'Create your account',
  loginAction: 'Log in',
  registerAction: 'Create account',
  noAccount: 'New here?',
  haveAccount: 'Already registered?',
  terms: 'I am {{age}} or older and accept the rules',
  readRules: 'Read the rules',
  error: {
    credentials: 'Please enter the username and password',
    empty: 'Input cannot be empty',
    passwordIsUsername: 'The password must differ from the username.',
    mismatch: 'Incorrect confirmation input',
    terms: 'Please confirm your age and accept the rules.',
  },
};

export const failure = {
  in_incorrect_password: 'Wrong account or password',
  non_member_account: 'Non-member accounts cannot log in here',
  account_locked: 'Locked after several failed logins. Try again in half an hour.',
  mode_not_offered: 'This way to log in is not offered',
  registration_closed: 'Registration is closed at present',
  username_taken: 'This username is taken. Choose another.',
  password_mismatch: 'Incorrect confirmation input',
  password_too_common: 'This password is on the list of the commonest ones. Choose another.',
  password_is_username: 'The password must differ from the username.',
  terms_not_accepted: 'Please confirm your age and accept the rules.',
  invitation_code_error: 'Invalid invitation code',
};
