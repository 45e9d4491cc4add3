/** Campaigns. */
export default {
  'first-light': {
    title: 'First light',
    summary: 'Your deposit, doubled for the casino.',
    body: 'Join before you deposit, and we add the same amount as bonus money, up to the maximum below.\nYou can use this offer three times.',
  },
  'lantern-gift': {
    title: 'Lantern gift',
    summary: 'A gift for an evening at the lanterns.',
    body: 'One gift per member, for casino games.',
  },
  'second-wind': {
    title: 'Second wind',
    summary: '10% weekly cashback on casino games.',
    body: 'Each week from Monday to Sunday counts separately. You do not need to join: your cashback appears in your reward centre.',
  },
  'fair-share': {
    title: 'Fair share',
    summary: 'Part of the house edge on each of your bets is returned, win or lose.',
    body: 'It is paid straight to your balance once a month. Games with a higher RTP have a lower house edge.',
  },
  'your-day': {
    title: 'Your day',
    summary: 'A gift on your birthday.',
    body: 'We use the date of birth from your registration. You can claim the gift for a week.',
  },
  'match-day': {
    title: 'Match day',
    summary: 'Bonus money for your next match.',
    body: 'Claim it, and we review your claim within a day.',
  },
  'lucky-number': {
    title: 'Lucky number',
    summary: 'For the first 500 members with the code PARLOUR-10.',
    body: 'Enter the code PARLOUR-10 to claim it.',
  },
  'round-table': {
    title: 'Round table',
    summary: 'Bonus money for card games against other players.',
    body: 'For members who have made a deposit before.',
  },
  autumn: {
    title: 'Autumn evenings',
    summary: 'A gift of last autumn.',
    body: 'It has ended.',
  },
  harvest: {
    title: 'Harvest days',
    summary: 'Cashback of last harvest.',
    body: 'It has ended.',
  },
  'lantern-rounds': {
    title: 'Twenty-five on the house',
    summary: 'Free rounds in selected games.',
    body: 'Claim them, open one of the games below and play. The game shows how many are left.',
  },
};
