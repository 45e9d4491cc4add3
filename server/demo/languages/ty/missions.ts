/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'Isang gabing laro',
    summary: '',
  },
  'three-doors': {
    title: 'Bagong subukan',
    summary: 'Subukan ang tatlong laro sa isang araw.',
  },
  'big-catch': {
    title: 'Malaking huli',
    summary: '',
  },
  'four-evenings': {
    title: 'Apat na gabi',
    summary: 'Maglaro sa apat na araw ng linggo.',
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
    title: 'Daily race',
    summary: 'Mas mabigat ang bilang ng taya sa mga larong mas mababa ang RTP, para pantay ang lahat ng laro.',
  },
  'weekly-league': {
    title: 'Weekly league',
    summary: '',
  },
  'lantern-cup': {
    title: 'Lantern Cup',
    summary: 'Isang linggo, isang panalo ang bibilangin.',
  },
};
