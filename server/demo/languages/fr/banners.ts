/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: 'Nouveau',
    title: 'Lanterne de jade',
    text: 'Cinq rouleaux, dix lignes, des tours gratuits et un jackpot. Chaque tour est vérifiable.',
    action: 'Ouvrir le jeu',
  },
  grand: {
    eyebrow: 'Jackpots',
    title: 'Comment nos jackpots sont financés',
    text: 'Montants actuels, vos chances de gain et derniers gains.',
    action: 'Voir les jackpots',
  },
  fishing: {
    eyebrow: 'Pêche',
    title: 'Tous les jeux de pêche au même endroit',
    text: 'Parcourez les jeux de pêche par fournisseur.',
    action: 'Voir les jeux',
  },
  tables: {
    eyebrow: 'Casino en direct',
    title: 'Roulette, baccarat et blackjack',
    text: 'Parcourez les tables en direct par fournisseur.',
    action: 'Voir les tables',
  },
};
