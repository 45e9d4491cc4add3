/** Second factor, sessions, asking again. */
export const words = {
  password: 'Password',
  changePassword: 'Change the password',
  text: 'Protect your account, and see where it is open.',
  loginText: 'Log in to see how your account is protected.',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes',
  codeEmpty: 'Please enter the code',
  factorTitle: 'One more step',
  factorText: 'Your account is protected by a second factor. Enter the code that your authenticator app shows now.',
  beginAnew: 'Log in again',
  factor: 'Second factor',
  factorOff:
    'Off. With it, whoever knows your password still cannot get in: each log-in also asks for a code from an app on your phone.',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  scan: 'Scan this with your authenticator app.',
  qrLabel: 'QR code with the secret for your authenticator app; the same stands below as text',
  orType: 'Or type this key into the app. Then enter the code that it shows.',
  offText: 'To switch the second factor off, enter your password and a code.',
  recovery: 'Recovery codes',
  recoveryText:
    'The second factor is on. Keep these recovery codes in a safe place: each lets you in once without your phone. They are shown only now.',
  kept: 'I have kept them',
  factorOn_one: 'On. You have {{count}} recovery code left.',
  factorOn_other: 'On. You have {{count}} recovery codes left.',
  confirm: {
    title: 'Is it you?',
    text: 'For your safety, confirm that it is you to go on.',
    idle: 'You were away for a while. Confirm that it is you, and go on exactly where you were.',
    empty: 'Input cannot be empty',
    action: 'Go on',
    otherwise: 'Another way?',
    byCode: 'Use a code',
    byPassword: 'Use the password',
  },
  link: {
    title: 'Your log-in link',
    waiting: 'One moment, you are being logged in.',
  },
  sessions: {
    title: 'Where you are logged in',
    device: 'Device',
    unknown: 'Unknown device',
    address: 'Address',
    started: 'Since',
    seen: 'Last seen',
    current: 'This device',
    end: 'End',
    endOf: 'End the session on {{device}}',
    endOthers: 'End all the others',
  },
};

export const failure = {
  confirmation_needed: 'Not done: it needs your password. Nothing was changed, and what you typed is still here.',
  reauthentication_needed:
    'Not done: you were away for a while, so your password is needed. Nothing was moved, and what you typed is still here.',
  confirmation_wrong: 'Wrong password or code. Nothing was changed.',
  second_factor_needed: 'Your account asks for a code as well.',
  second_factor_wrong: 'This code is not right, or was used already. Enter the one that the app shows now.',
  second_factor_over: 'Too many tries, or too much time has passed. Log in again.',
  second_factor_closed:
    'Too many wrong codes were tried at your account, so its app’s codes are not taken now. Enter one of your recovery codes.',
  second_factor_on: 'The second factor is on already.',
  second_factor_off: 'The second factor is off already.',
  login_link_over: 'This link is used up or too old. Ask for a new one, or log in with your password.',
};
