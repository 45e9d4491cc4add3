/** The current offers. Each describes the product, and none encourages more play. */
export default {
  welcome: {
    title: 'Essai gratuit',
    summary: 'Jouez avec de l’argent fictif. Sans compte, sans dépôt.',
    body: 'Ouvrez la fenêtre de connexion et choisissez « Jouer gratuitement ». Vous recevez aussitôt de l’argent fictif et pouvez essayer tous les jeux ouverts.\nLes probabilités sont les mêmes qu’en jeu réel. L’argent fictif ne peut pas être retiré, et les gains obtenus avec lui ne sont pas versés.\n18+. Vous pouvez créer un compte à tout moment.',
  },
  deposit: {
    title: 'Dépôts par carte sans frais',
    summary: 'Déposez par carte à partir de 10,00, sans frais.',
    body: 'Les dépôts par carte de 10,00 à 5 000,00 sont sans frais. Votre solde est mis à jour dès que le paiement est confirmé.\nLes dépôts de 1 000,00 ou plus peuvent d’abord être examinés par notre équipe.\nDémo : aucun argent réel n’est débité.',
  },
  jackpot: {
    title: 'Comment nos jackpots sont financés',
    summary: 'Nous amorçons chaque jackpot, et 1 % de chaque mise éligible s’y ajoute.',
    body: 'Chaque jackpot commence par un montant que nous versons. 1 % de chaque mise sur un jeu éligible s’y ajoute, et le gagnant reçoit la totalité.\nLe montant actuel, les jeux éligibles, vos chances de gain et les derniers gains figurent sur la page « Jackpots ».',
  },
};
