/** The wheel, raffles and the sign-in calendar. */
export default {
  'lantern-calendar': {
    title: 'Seven lanterns',
    summary: 'Check in each day; the seventh lantern lights a bonus.',
    body: 'Check in once a day. Each day of the round has its gift, and after the seventh the round begins again.\nOne missed day of a round is made up for you.',
  },
  'evening-wheel': {
    title: 'The evening wheel',
    summary: 'One turn a day, with the odds of each prize stated.',
    body: 'Turn the wheel once a day. The result is drawn before the wheel moves.',
  },
  'harbour-raffle': {
    title: 'Harbour raffle',
    summary: 'Each $10 of valid stake is a ticket. Fourteen prizes.',
    body: 'Play any game with your own money. Each $10 of valid stake brings one ticket, up to 200.\nThe draw can be verified by anybody.',
  },
  'lantern-raffle': {
    title: 'Lantern raffle',
    summary: 'The raffle of last week, drawn. See the winners and verify it.',
    body: 'Each $10 of valid stake was a ticket. The prizes are given.',
  },
};
