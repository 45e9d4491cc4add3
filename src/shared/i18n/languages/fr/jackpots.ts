/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: 'Montants de départ versés par nous',
    contributed: 'Issu des mises',
    funded: 'Ajouté par nous, hors RTP',
    paid: 'Versé aux gagnants',
    reserve: 'Réserve',
    sum: 'Total entré {{came}} = versé {{paid}} + actuel {{shown}} + réserve {{reserve}}',
    restart:
      'Après un gain, le jackpot repart entre {{min}} et {{max}}. La réserve le finance si elle le peut, sinon nous le faisons. Tout ce qui dépasse {{bound}} dans la réserve s’y ajoute.',
    odds: 'Gagné en moyenne une fois sur {{oneIn}} tours, à la mise de référence',
    share: '{{percent}} de chaque mise va au jackpot',
    games: 'Jeux éligibles',
    wins: 'Derniers gains',
    winsEmpty: 'Pas encore gagné',
    lastWin: 'Dernier gain',
    biggestWin: 'Plus gros gain',
    won: '{{amount}}, {{player}}, {{day}}',
    how: 'Financement',
  },
};
