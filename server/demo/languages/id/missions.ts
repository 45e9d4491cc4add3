/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'Main semalam',
    summary: '',
  },
  'three-doors': {
    title: 'Sesuatu yang baru',
    summary: 'Coba tiga game dalam satu hari.',
  },
  'big-catch': {
    title: 'Tangkapan besar',
    summary: '',
  },
  'four-evenings': {
    title: 'Empat malam',
    summary: 'Main empat hari dalam seminggu.',
  },
  'half-moon': {
    title: 'Setengah bulan',
    summary: '',
  },
  'full-moon': {
    title: 'Bulan purnama',
    summary: '',
  },
  'daily-race': {
    title: 'Balapan harian',
    summary: 'Taruhan di game dengan RTP lebih rendah dihitung lebih besar, sehingga semua game setara.',
  },
  'weekly-league': {
    title: 'Liga mingguan',
    summary: '',
  },
  'lantern-cup': {
    title: 'Piala Lentera',
    summary: 'Satu minggu, satu kemenangan yang dihitung.',
  },
};
