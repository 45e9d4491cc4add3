export default {
  close: 'Fermer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  imageError: 'Image non chargée',
  tryAgain: 'Réessayer',
  cancel: 'Annuler',
  ok: 'OK',
  loadMore: 'Afficher plus',
  search: 'Rechercher',
  pauseMotion: 'Suspendre l’animation',
  resumeMotion: 'Reprendre l’animation',
  skipToContent: 'Aller au contenu',
};
