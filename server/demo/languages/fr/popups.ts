/** Popups for visitors and members. */
export default {
  welcome: {
    title: 'Bienvenue sur {brand}',
    content:
      'Ceci est un site de démonstration. Tout l’argent y est fictif.\nPas encore de compte ? Choisissez « Jouer gratuitement » dans la fenêtre de connexion.',
  },
  'good-to-know': {
    title: 'Bon à savoir',
    content:
      'Les offres en cours se trouvent dans « Promotions ».\nDans « Jeu responsable », vous pouvez à tout moment fixer des limites de dépôt, de perte et de temps.',
  },
};
