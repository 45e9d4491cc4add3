/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} USD',
    description: 'Dibayar ke dompet anda serta-merta.',
  },
  moneyReviewed: {
    name: '{sum} USD',
    description: 'Dibayar selepas diluluskan oleh pasukan kami.',
  },
  bonus: {
    name: 'Bonus {sum} USD',
    description: 'Untuk permainan kasino. Pertaruhkan sekali dalam masa 14 hari.',
  },
  rounds: {
    name: '{count} pusingan percuma',
    description: 'Dalam slot terpilih. Pertaruhkan kemenangan sekali dalam masa 14 hari.',
  },
};
