/** Popups for visitors and members. */
export default {
  welcome: {
    title: 'Welcome to {brand}',
    content:
      'This is a demo site. All money here is play money.\nNo account yet? Choose “Play for free” in the login window.',
  },
  'good-to-know': {
    title: 'Good to know',
    content:
      'Current offers are under “Promotions”.\nUnder “Play safely” you can set limits for deposits, losses and time at any time.',
  },
};
