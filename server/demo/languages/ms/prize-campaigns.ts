/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'Bonus cabutan',
    summary: 'Dimenangi di roda atau dalam cabutan bertuah.',
    body: 'Wang bonus untuk kasino.',
  },
  'mission-prizes': {
    title: 'Bonus misi',
    summary: 'Wang bonus daripada misi dan papan kedudukan.',
    body: 'Selesaikan misi atau dapatkan tempat di papan kedudukan yang berhadiahkan bonus.',
  },
  'points-bonus': {
    title: 'Bonus mata',
    summary: 'Wang bonus untuk mata anda.',
    body: 'Pilih di halaman “Tebus mata”.',
  },
  'points-rounds': {
    title: 'Pusingan percuma untuk mata',
    summary: 'Pusingan percuma untuk mata anda.',
    body: 'Pilih di halaman “Tebus mata”.',
  },
};
