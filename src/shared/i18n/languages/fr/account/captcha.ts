/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'Contrôle de sécurité',
  registerTitle: 'Contrôle de sécurité',
  pictureAlt:
    'Image de sécurité de {{letters}} caractères. Si vous ne pouvez pas la lire, utilisez le bouton ci-dessous.',
  pictureComing: 'Chargement de l’image…',
  noPicture: 'L’image n’a pas pu être chargée.',
  another: 'Autre image',
  letters: 'Caractères de l’image',
  missing: 'Veuillez saisir les caractères de l’image.',
  alternative: 'Je ne peux pas lire l’image',
  working: 'Votre appareil effectue un contrôle à la place. Le formulaire est envoyé dans quelques secondes.',
  worked: 'Contrôle terminé. Vous n’avez aucun caractère à saisir.',
};

export const failure = {
  captcha_needed: 'Trop d’essais infructueux. Veuillez saisir les caractères de l’image.',
  captcha_wrong: 'Les caractères ne correspondent pas. Essayez avec la nouvelle image.',
  captcha_check_needed: 'Le contrôle de sécurité manque. Veuillez réessayer.',
  captcha_check_failed: 'Le contrôle de sécurité a échoué. Veuillez réessayer.',
  captcha_check_unavailable: 'Le contrôle de sécurité ne répond pas. Réessayez dans une minute.',
};
