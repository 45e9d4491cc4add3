/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} USD',
    description: 'Versés aussitôt sur votre portefeuille.',
  },
  moneyReviewed: {
    name: '{sum} USD',
    description: 'Versés après approbation par notre équipe.',
  },
  bonus: {
    name: 'Bonus de {sum} USD',
    description: 'Pour les jeux de casino. À miser une fois sous 14 jours.',
  },
  rounds: {
    name: 'Parties gratuites : {count}',
    description: 'Sur une sélection de machines à sous. Gains à miser une fois sous 14 jours.',
  },
};
