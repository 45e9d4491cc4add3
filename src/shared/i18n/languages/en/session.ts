export default {
  realAccountTitle: 'A real account is needed',
  realAccountText: 'Please Register An Account First',
  ended: {
    title: 'You were logged out',
    logout: 'You logged out in another tab.',
    logout_everywhere: 'You logged out on all devices.',
    elsewhere: 'This session was ended from another device.',
    expired: 'The session reached its end. Your balance is safe; log in to go on.',
    operator: 'The operator ended this session. Customer service can tell you why.',
    kicked: 'The session was ended. Your balance is safe; log in to go on.',
    again: 'Log in again',
  },
};
