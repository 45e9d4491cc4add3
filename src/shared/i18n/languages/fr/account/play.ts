/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: 'Ce jeu s’ouvre dans sa propre fenêtre',
  ownWindowText: 'Vous y restez connecté, et cette page reste ouverte.',
  windowOpen: 'Le jeu est ouvert dans sa propre fenêtre',
  windowOpenText: 'Le solde est le même des deux côtés. Vous pouvez continuer à naviguer ici.',
  openWindow: 'Ouvrir le jeu',
  showWindow: 'Afficher la fenêtre',
  popupBlocked: 'Fenêtre bloquée. Autorisez les fenêtres pop-up et réessayez.',
  forFree: 'Jouer gratuitement',
  forMoney: 'Jouer en argent réel',
  disabled: 'Ce jeu n’est pas disponible actuellement',
  failed: 'Le jeu n’a pas pu s’ouvrir',
  others: 'Autres jeux',
  untilHint: 'Retour prévu le {{when}}',
  miniGames: 'Tous les mini-jeux',
};

export const failure = {
  game_type_locked:
    'Ce type de jeu est bloqué sur votre compte jusqu’à la fin du blocage. Votre solde est en sécurité.',
  game_disabled: 'Ce jeu n’est pas disponible. Aucune mise n’a été débitée.',
  game_maintenance: 'Ce jeu est en maintenance. Aucune mise n’a été débitée.',
  play_blocked: 'Le jeu est bloqué sur ce compte. Votre solde est en sécurité. Veuillez contacter le service client.',
  replay_unavailable: 'Cette partie ne peut pas être revue. Sa mise et son gain figurent dans votre historique de jeu.',
  invalid_url: 'Adresse non valide, veuillez contacter le service client',
  game_in_popup: 'Ce jeu s’ouvre dans sa propre fenêtre.',
  no_free_play: 'Ce jeu n’existe pas en mode gratuit.',
};
