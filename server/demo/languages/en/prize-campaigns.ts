/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'Draw bonus',
    summary: 'Won on the wheel or in a raffle.',
    body: 'Bonus money for the casino.',
  },
  'mission-prizes': {
    title: 'Mission bonus',
    summary: 'Bonus money from missions and leaderboards.',
    body: 'Complete a mission or take a place on a leaderboard whose prize is a bonus.',
  },
  'points-bonus': {
    title: 'Points bonus',
    summary: 'Bonus money for your points.',
    body: 'Choose it in the points mall.',
  },
  'points-rounds': {
    title: 'Free rounds for points',
    summary: 'Free rounds for your points.',
    body: 'Choose them in the points mall.',
  },
};
