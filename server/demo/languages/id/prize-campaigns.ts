/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'Bonus undian',
    summary: 'Didapat dari roda atau lucky draw.',
    body: 'Bonus untuk kasino.',
  },
  'mission-prizes': {
    title: 'Bonus misi',
    summary: 'Bonus dari misi dan papan peringkat.',
    body: 'Selesaikan misi atau raih posisi di papan peringkat yang hadiahnya bonus.',
  },
  'points-bonus': {
    title: 'Bonus poin',
    summary: 'Bonus dari penukaran poin Anda.',
    body: 'Pilih di toko poin.',
  },
  'points-rounds': {
    title: 'Ronde gratis dari poin',
    summary: 'Ronde gratis dari penukaran poin Anda.',
    body: 'Pilih di toko poin.',
  },
};
