/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'Main malam ini',
    summary: '',
  },
  'three-doors': {
    title: 'Sesuatu yang baharu',
    summary: 'Cuba tiga permainan dalam satu hari.',
  },
  'big-catch': {
    title: 'Tangkapan besar',
    summary: '',
  },
  'four-evenings': {
    title: 'Empat malam',
    summary: 'Main pada empat hari dalam seminggu.',
  },
  'half-moon': {
    title: 'Separuh bulan',
    summary: '',
  },
  'full-moon': {
    title: 'Bulan purnama',
    summary: '',
  },
  'daily-race': {
    title: 'Perlumbaan harian',
    summary: 'Taruhan dalam permainan dengan RTP lebih rendah dikira lebih, supaya semua permainan sama berat.',
  },
  'weekly-league': {
    title: 'Liga mingguan',
    summary: '',
  },
  'lantern-cup': {
    title: 'Piala Tanglung',
    summary: 'Satu minggu, satu kemenangan yang dikira.',
  },
};
