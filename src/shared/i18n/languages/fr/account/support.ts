/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: 'Jouer gratuitement',
  freePlayText: 'Argent fictif uniquement. Sans compte.',
  download: {
    title: 'Obtenir l’application',
    none: 'Aucune application disponible',
    noneText:
      'Vous pouvez jouer dans le navigateur de votre téléphone. Pour garder le site à portée de main, ajoutez-le à votre écran d’accueil depuis le menu du navigateur.',
    code: 'Code QR pour {{app}}',
    kinds: { IOS: 'iPhone et iPad', MOBILE_CONFIG: 'Profil iPhone', ANDROID: 'Android' },
    stepsTitle: 'Installer sur iPhone ou iPad',
    steps: {
      open: 'Scannez le code avec l’appareil photo, ou ouvrez cette page dans Safari et touchez le bouton.',
      install: 'Autorisez le téléchargement et installez-le.',
      settings: 'Si vous avez téléchargé un profil, ouvrez Réglages > Général > VPN et gestion de l’appareil.',
      trust: 'Choisissez le profil, installez-le, puis ouvrez l’application depuis l’écran d’accueil.',
    },
  },
  feedback: {
    title: 'Donnez-nous votre avis',
    content: 'Votre message',
    contentHint: '{{min}} à {{max}} caractères',
    remark: 'Comment vous joindre ? (facultatif)',
    addPictures: 'Ajouter des images',
    pictures: 'PNG ou JPEG, {{images}} images au plus, de {{megabytes}} Mo chacune',
    removePicture: 'Retirer {{name}}',
    retryPicture: 'Réessayer',
    picture: { sending: 'Envoi…', sent: 'Ajoutée' },
    send: 'Envoyer',
    sent: 'Merci',
    sentText: 'Nous avons bien reçu votre message. Nous les lisons tous.',
    error: {
      empty: 'Ce champ ne peut pas être vide',
      short: 'Veuillez écrire au moins {{min}} caractères.',
      many: 'Vous pouvez ajouter {{images}} images au plus. Aucune de celles-ci n’a été ajoutée.',
      type: 'Seules les images PNG et JPEG peuvent être ajoutées. Aucune de celles-ci n’a été ajoutée.',
      large: 'Chaque image peut peser {{megabytes}} Mo au plus. Aucune de celles-ci n’a été ajoutée.',
      unsent: 'Veuillez attendre la fin de l’envoi de vos images.',
      failed: 'Une image n’a pas été envoyée. Réessayez ou retirez-la.',
    },
  },
  consent: {
    title: 'Statistiques de visite',
    text: 'Pouvons-nous utiliser Google Analytics pour compter votre visite ? Le site fonctionne de la même façon dans les deux cas.',
    decline: 'Refuser',
    agree: 'Accepter',
    now: {
      agreed: 'Vous avez accepté. Vous pouvez changer d’avis à tout moment.',
      declined: 'Vous avez refusé. Vous pouvez changer d’avis à tout moment.',
    },
  },
};

export const failure = {
  image_not_allowed:
    'Cette image n’a pas été ajoutée. Elle n’est pas au format PNG ou JPEG, ou elle est trop volumineuse.',
  image_not_found: 'Une image n’est plus disponible. Rien n’a été envoyé. Retirez vos images et ajoutez-les à nouveau.',
  feedback_too_often: 'Vous avez envoyé tous les avis permis en une journée. Rien n’a été envoyé. Réessayez demain.',
};
