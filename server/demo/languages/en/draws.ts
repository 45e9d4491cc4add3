/** The wheel, raffles and the sign-in calendar. */
export default {
  'lantern-calendar': {
    title: 'Seven lanterns',
    summary: 'Check in each day; the seventh lantern lights a bonus.',
    body: 'Check in once a day. Each day of the streak has its gift, and after the seventh day a new streak starts.\nOne missed day of a streak is filled in for you.',
  },
  'evening-wheel': {
    title: 'The evening wheel',
    summary: 'One spin a day, with the odds of each prize stated.',
    body: 'Spin the wheel once a day. The result is drawn before the wheel moves.',
  },
  'harbour-raffle': {
    title: 'Harbour raffle',
    summary: 'Each $10 of valid stake earns a ticket. Fourteen prizes.',
    body: 'Play any game with your own money. Each $10 of valid stake earns one ticket, up to 200.\nAnyone can verify the draw.',
  },
  'lantern-raffle': {
    title: 'Lantern raffle',
    summary: 'Last week’s raffle has been drawn. See the winners and verify it.',
    body: 'Each $10 of valid stake earned a ticket. The prizes have been given.',
  },
};
