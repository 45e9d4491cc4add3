/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: 'Starting amounts paid by us',
    contributed: 'From bets',
    funded: 'Added by us, not counted in the RTP',
    paid: 'Paid to winners',
    reserve: 'Reserve',
    sum: 'Total in {{came}} = paid {{paid}} + current {{shown}} + reserve {{reserve}}',
    restart:
      'After a win, the jackpot restarts at {{min}} to {{max}}. The reserve pays this if it can, otherwise we do. Anything above {{bound}} in the reserve is added.',
    odds: 'Won once in {{oneIn}} spins on average, at the reference stake',
    share: '{{percent}} of each stake goes into the jackpot',
    games: 'Eligible games',
    wins: 'Latest wins',
    winsEmpty: 'Not won yet',
    lastWin: 'Last win',
    biggestWin: 'Biggest win',
    won: '{{amount}} by {{player}}, {{day}}',
    how: 'How it is funded',
  },
};
