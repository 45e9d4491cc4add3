/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'An evening’s play',
    summary: '',
  },
  'three-doors': {
    title: 'Something new',
    summary: 'Try three games on one day.',
  },
  'big-catch': {
    title: 'A big catch',
    summary: '',
  },
  'four-evenings': {
    title: 'Four evenings',
    summary: 'Play on four days of the week.',
  },
  'half-moon': {
    title: 'Half moon',
    summary: '',
  },
  'full-moon': {
    title: 'Full moon',
    summary: '',
  },
  'daily-race': {
    title: 'The daily race',
    summary: 'Stakes in games with a lower RTP count for more, so that all games have equal weight.',
  },
  'weekly-league': {
    title: 'The weekly league',
    summary: '',
  },
  'lantern-cup': {
    title: 'Lantern Cup',
    summary: 'One week, one win that counts.',
  },
};
