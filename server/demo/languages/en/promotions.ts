/** The current offers. Each describes the product, and none encourages more play. */
export default {
  welcome: {
    title: 'Try it free',
    summary: 'Play with play money. No account, no deposit.',
    body: 'Open the login window and choose “Play for free”. You get play money at once and can try any open game.\nThe odds are the same as in real play. Play money cannot be withdrawn, and wins with it are not paid out.\n18+. You can create an account at any time.',
  },
  deposit: {
    title: 'No fee on card deposits',
    summary: 'Deposit by card from 10.00 and pay no fee.',
    body: 'Card deposits from 10.00 to 5,000.00 are free of charge. Your balance updates as soon as the payment is confirmed.\nDeposits of 1,000.00 or more may be reviewed by our team first.\nDemo: no real money is charged.',
  },
  jackpot: {
    title: 'How our jackpots are funded',
    summary: 'We start every jackpot, and 1% of each eligible bet is added.',
    body: 'Each jackpot starts with an amount from us. 1% of every bet on an eligible game is added to it, and the winner gets the whole amount.\nThe current amount, the eligible games, your chance of winning and the latest wins are on the Jackpots page.',
  },
};
