/** Notices for members. */
export default {
  'demo-site': {
    title: 'Site de démonstration : argent fictif uniquement',
    content:
      'Aucun argent réel n’est utilisé sur ce site. Les dépôts passent par une page de paiement de démonstration, et certains joueurs du tableau des gagnants sont simulés.',
  },
  'jade-lantern': {
    title: 'Nouvelle machine à sous : Lanterne de jade',
    content:
      'Lanterne de jade est ouverte : cinq rouleaux, dix lignes, des tours gratuits à gains doublés et un jackpot. La table des gains, le taux de retour au joueur et la vérification de chaque partie se trouvent dans le jeu.',
  },
  jackpots: {
    title: 'Comment nos jackpots sont financés',
    content:
      'Nous amorçons chaque jackpot, et 1 % de chaque mise éligible s’y ajoute. Le gagnant reçoit la totalité. Les montants actuels et vos chances de gain figurent sur la page « Jackpots ».',
  },
  safety: {
    title: 'Protégez votre compte',
    content:
      'Activez la double authentification dans le centre de sécurité. Si votre compte est resté ouvert ailleurs, vous pouvez vous déconnecter partout depuis Mon compte.',
  },
};
