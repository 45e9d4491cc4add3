/** Notices for members. */
export default {
  'demo-site': {
    title: 'Demo site: play money only',
    content:
      'No real money is used on this site. Deposits go through a demo payment page, and some players on the winners board are simulated.',
  },
  'jade-lantern': {
    title: 'New slot: Jade Lantern',
    content:
      'Jade Lantern is now open: five reels, ten lines, free spins with doubled wins and a jackpot. The pay table, the return to player and the verification of each round are in the game.',
  },
  jackpots: {
    title: 'How our jackpots are funded',
    content:
      'We start every jackpot, and 1% of each eligible bet is added. The winner gets the whole amount. See current amounts and your chance of winning on the Jackpots page.',
  },
  safety: {
    title: 'Keep your account safe',
    content:
      'Turn on two-factor authentication in the Security centre. If you left your account open elsewhere, you can log out everywhere from My account.',
  },
};
