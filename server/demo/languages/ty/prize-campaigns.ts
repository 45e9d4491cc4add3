/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'Bonus sa draw',
    summary: 'Napanalunan sa wheel o sa raffle.',
    body: 'Bonus money para sa casino.',
  },
  'mission-prizes': {
    title: 'Mission bonus',
    summary: 'Bonus money mula sa missions at leaderboards.',
    body: 'Kumpletuhin ang mission o pumuwesto sa leaderboard na bonus ang premyo.',
  },
  'points-bonus': {
    title: 'Points bonus',
    summary: 'Bonus money kapalit ng points mo.',
    body: 'Piliin ito sa points mall.',
  },
  'points-rounds': {
    title: 'Free rounds kapalit ng points',
    summary: 'Free rounds kapalit ng points mo.',
    body: 'Piliin ang mga ito sa points mall.',
  },
};
