/** Second factor, sessions, confirmation. */
export const texts = {
  password: 'Mot de passe',
  changePassword: 'Changer de mot de passe',
  text: 'Protégez votre compte et voyez où vous êtes connecté.',
  loginText: 'Connectez-vous pour voir vos réglages de sécurité.',
  code: 'Code',
  codeHint: 'Le code à 6 chiffres de votre application d’authentification, ou un code de secours',
  codeEmpty: 'Veuillez saisir le code',
  factorTitle: 'Encore une étape',
  factorText: 'Saisissez le code affiché dans votre application d’authentification.',
  beginAnew: 'Se reconnecter',
  factor: 'Double authentification',
  factorOff: 'Désactivée. Activez-la pour qu’un code de votre téléphone soit demandé à chaque connexion.',
  switchOn: 'Activer',
  switchOff: 'Désactiver',
  scan: 'Scannez ce code avec votre application d’authentification.',
  qrLabel: 'Code QR pour votre application d’authentification. La même clé figure en texte ci-dessous.',
  orType: 'Ou saisissez cette clé dans l’application, puis le code qu’elle affiche.',
  offText: 'Pour désactiver la double authentification, saisissez votre mot de passe et un code.',
  recovery: 'Codes de secours',
  recoveryText:
    'La double authentification est activée. Conservez ces codes de secours en lieu sûr. Chacun vous connecte une fois sans votre téléphone. Ils ne seront plus affichés.',
  saveCodes: 'Enregistrer dans un fichier',
  kept: 'Je les ai enregistrés',
  factorOn_one: 'Activée. {{count}} code de secours restant.',
  factorOn_many: 'Activée. {{count}} de codes de secours restants.',
  factorOn_other: 'Activée. {{count}} codes de secours restants.',
  confirm: {
    title: 'Confirmez votre identité',
    text: 'Pour votre sécurité, confirmez qu’il s’agit bien de vous avant de continuer.',
    idle: 'Vous vous êtes absenté un moment. Confirmez qu’il s’agit bien de vous pour reprendre où vous en étiez.',
    empty: 'Ce champ ne peut pas être vide',
    action: 'Continuer',
    otherwise: 'Un autre moyen ?',
    byCode: 'Utiliser un code',
    byPassword: 'Utiliser le mot de passe',
  },
  link: {
    title: 'Lien de connexion',
    waiting: 'Connexion en cours…',
    question:
      'Vous êtes connecté en tant que {{account}}. Si vous continuez, vous êtes déconnecté ici, puis connecté au compte auquel ce lien est destiné.',
    stay: 'Rester connecté',
    switch: 'Se déconnecter et continuer',
  },
  sessions: {
    title: 'Où vous êtes connecté',
    device: 'Appareil',
    unknown: 'Appareil inconnu',
    address: 'Adresse IP',
    started: 'Connexion',
    seen: 'Dernière activité',
    current: 'Cet appareil',
    end: 'Se déconnecter',
    endOf: 'Se déconnecter de {{device}}',
    endOthers: 'Déconnecter les autres appareils',
  },
};

export const failure = {
  confirmation_needed:
    'Veuillez d’abord confirmer votre mot de passe. Rien n’a été modifié, et votre saisie est toujours là.',
  reauthentication_needed:
    'Vous vous êtes absenté un moment : veuillez confirmer votre mot de passe. Aucun mouvement de fonds n’a eu lieu, et votre saisie est toujours là.',
  confirmation_wrong: 'Mot de passe ou code erroné. Rien n’a été modifié.',
  second_factor_needed: 'Veuillez aussi saisir votre code.',
  second_factor_wrong:
    'Ce code est erroné ou a déjà servi. Saisissez le code que votre application affiche maintenant.',
  second_factor_over: 'Trop d’essais, ou le délai est écoulé. Veuillez vous reconnecter.',
  second_factor_closed:
    'Trop de codes erronés. Les codes de votre application sont bloqués pour l’instant. Utilisez un code de secours.',
  second_factor_on: 'La double authentification est déjà activée.',
  second_factor_off: 'La double authentification est déjà désactivée.',
  text_codes_closed:
    'Trop de codes erronés ont été saisis pour ce numéro. Connectez-vous avec votre mot de passe ou contactez le service client.',
  login_link_over:
    'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau ou connectez-vous avec votre mot de passe.',
};
