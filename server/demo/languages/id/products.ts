/** What else points are exchanged for. */
export default {
  money: {
    name: 'USD {sum}',
    description: 'Langsung dibayarkan ke dompet Anda.',
  },
  moneyReviewed: {
    name: 'USD {sum}',
    description: 'Dibayarkan ke dompet Anda setelah disetujui tim.',
  },
  bonus: {
    name: 'Bonus USD {sum}',
    description: 'Untuk game kasino. Turnover 1× dalam 14 hari.',
  },
  rounds: {
    name: '{count} ronde gratis',
    description: 'Di slot pilihan. Kemenangannya perlu turnover 1× dalam 14 hari.',
  },
};
