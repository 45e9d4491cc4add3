/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} USD',
    description: 'Pago na sua carteira na hora.',
  },
  moneyReviewed: {
    name: '{sum} USD',
    description: 'Pago após a aprovação da equipe.',
  },
  bonus: {
    name: 'Bônus de {sum} USD',
    description: 'Para jogos de cassino. Rollover de 1× em até 14 dias.',
  },
  rounds: {
    name: '{count} rodadas grátis',
    description: 'Em slots selecionados. Rollover de 1× sobre os ganhos em até 14 dias.',
  },
};
