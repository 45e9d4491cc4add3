/** Texts of the list of live tables. */
export default {
  tables: {
    view: 'Show as',
    asList: 'Tables',
    asTiles: 'Tiles',
    order: 'Sort by',
    orderBy: { given: 'Most popular', players: 'Most players', low: 'Lowest bet', high: 'Highest bet' },
    lost: 'Connection lost. Figures may be out of date.',
    players_zero: 'No bets in this round yet',
    players_one: '{{count}} player in this round',
    players_other: '{{count}} players in this round',
    seconds: '{{seconds}} s',
    last: 'Last results, newest first',
    phase: {
      open: 'Place your bets',
      closed: 'No more bets',
      flying: 'In flight',
      drawn: 'Result is in',
      settled: 'Next round soon',
      none: 'No shared round',
      unsure: 'Waiting for the connection',
    },
    road: '{{first}}: {{wins}}, {{second}}: {{losses}}, ties: {{ties}}',
    side: { player: 'Player', banker: 'Banker', dragon: 'Dragon', tiger: 'Tiger' },
    letter: { player: 'P', banker: 'B', dragon: 'D', tiger: 'T' },
  },
};
