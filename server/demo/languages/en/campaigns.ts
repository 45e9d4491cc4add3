/** Campaigns. */
export default {
  'first-light': {
    title: 'First light',
    summary: 'Your deposit, doubled for the casino.',
    body: 'Join before you deposit, and we add the same amount as bonus money, up to the maximum below.\nYou can take it three times.',
  },
  'lantern-gift': {
    title: 'Lantern gift',
    summary: 'A gift for an evening at the lanterns.',
    body: 'One gift for each member, to be played in casino games.',
  },
  'second-wind': {
    title: 'Second wind',
    summary: 'A tenth of a week’s loss in the casino comes back.',
    body: 'Every week from Monday to Sunday counts for itself. You need not join: what comes back waits in your reward center.',
  },
  'fair-share': {
    title: 'Fair share',
    summary: 'A part of the house’s edge on each of your bets, won or lost.',
    body: 'It goes straight to your balance once a month. Games with a higher return have a lower edge.',
  },
  'your-day': {
    title: 'Your day',
    summary: 'A gift on your birthday.',
    body: 'We take your day of birth from your registration. The gift waits a week for you.',
  },
  'match-day': {
    title: 'Match day',
    summary: 'Bonus money for your next match.',
    body: 'Ask for it, and we look at your claim within a day.',
  },
  'lucky-number': {
    title: 'Lucky number',
    summary: 'For the first 500 with the code PARLOUR-10.',
    body: 'Type the code PARLOUR-10 to claim it.',
  },
  'round-table': {
    title: 'Round table',
    summary: 'A start at the tables against other players.',
    body: 'For members who have made a deposit before.',
  },
  autumn: {
    title: 'Autumn evenings',
    summary: 'A gift of last autumn.',
    body: 'It has ended.',
  },
  harvest: {
    title: 'Harvest days',
    summary: 'Cash-back of last harvest.',
    body: 'It has ended.',
  },
  'lantern-rounds': {
    title: 'Twenty-five on the house',
    summary: 'Free rounds in games that we like.',
    body: 'Claim them, open one of the games below and play. You see how many are left.',
  },
};
