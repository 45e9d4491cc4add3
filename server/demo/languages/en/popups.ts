/** Popups for visitors and members. */
export default {
  welcome: {
    title: 'Welcome to {brand}',
    content:
      'This is a demo site. All money here is play money.\nNo account yet? Choose “Play for free” in the log-in window.',
  },
  'good-to-know': {
    title: 'Good to know',
    content:
      'The offers that run now are under “Promotions”.\nUnder “Play safely” you set limits for deposits, losses and time whenever you like.',
  },
};
