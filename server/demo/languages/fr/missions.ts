/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'Une soirée de jeu',
    summary: '',
  },
  'three-doors': {
    title: 'Du nouveau',
    summary: 'Essayez trois jeux en une journée.',
  },
  'big-catch': {
    title: 'Une belle prise',
    summary: '',
  },
  'four-evenings': {
    title: 'Quatre soirées',
    summary: 'Jouez quatre jours dans la semaine.',
  },
  'half-moon': {
    title: 'Demi-lune',
    summary: '',
  },
  'full-moon': {
    title: 'Pleine lune',
    summary: '',
  },
  'daily-race': {
    title: 'La course du jour',
    summary:
      'Les mises dans les jeux à RTP plus faible comptent davantage, afin que tous les jeux aient le même poids.',
  },
  'weekly-league': {
    title: 'La ligue de la semaine',
    summary: '',
  },
  'lantern-cup': {
    title: 'Coupe des lanternes',
    summary: 'Une semaine, un seul gain qui compte.',
  },
};
