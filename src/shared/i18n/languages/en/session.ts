export default {
  realAccountTitle: 'You need a real account',
  realAccountText: 'Please Register An Account First',
  ended: {
    title: 'You were logged out',
    logout: 'You logged out in another tab.',
    logout_everywhere: 'You logged out on all devices.',
    elsewhere: 'You were logged out from another device.',
    expired: 'Your session has ended. Your balance is safe. Log in to continue.',
    operator: 'We ended your session. Your balance is safe. Contact customer service for details.',
    kicked: 'Your session was ended. Your balance is safe. Log in to continue.',
    again: 'Log in again',
  },
};
