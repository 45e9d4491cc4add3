/** The help centre, in paragraphs. */
export default {
  rules: {
    title: 'Règles',
    body: [
      'Vous devez avoir 18 ans ou plus pour jouer. Chaque personne ne peut avoir qu’un seul compte.',
      'Une mise compte dès qu’elle est confirmée. Elle est alors débitée de votre solde, et un gain est crédité à la fin de la partie. Si vous perdez la connexion, la partie est menée à son terme et vous retrouvez le résultat dans votre historique de jeu.',
      'Vous pouvez jouer à une seule machine à sous à la fois, avec au moins 2,5 secondes entre deux tours. Il n’y a pas de jeu automatique.',
      'Les probabilités, la table des gains et les mises minimale et maximale sont affichées dans chaque jeu avant que vous ne misiez. La page « Jackpots » indique comment chaque jackpot est financé et vos chances de le remporter.',
      'En cas de défaillance d’un jeu, les mises de la partie sont annulées et vous sont remboursées. Vous le voyez dans l’historique de votre compte.',
    ],
  },
  account: {
    title: 'Votre compte',
    body: [
      'Pour vous inscrire, choisissez un identifiant de 4 à 20 lettres ou chiffres, commençant par une lettre, et un mot de passe de 8 à 64 caractères.',
      'Vous êtes déconnecté au plus tard après douze heures. Pour vous déconnecter de tous vos appareils à la fois, choisissez « Se déconnecter partout » dans Mon compte. Après trois mots de passe erronés, un court contrôle de sécurité vous est demandé.',
      'Pour déposer, choisissez un moyen de paiement et un montant, puis réglez sur la page de paiement. Votre solde est mis à jour dès que le paiement est confirmé. Les dépôts élevés peuvent d’abord être examinés ; vous suivez leur état dans « Vos dépôts ».',
      'Le solde en haut de la page est le montant que vous pouvez miser. S’il est grisé, la connexion a été interrompue un instant. Votre argent est en sécurité, et les mises sont suspendues jusqu’au retour de la connexion.',
    ],
  },
  faq: {
    title: 'FAQ',
    body: [
      'Est-ce de l’argent réel ? Non. Ceci est un site de démonstration : aucun argent réel n’est débité ni versé.',
      'Qui figure au tableau des gagnants ? Des joueurs simulés de cette démo et d’autres visiteurs. Les noms sont en partie masqués.',
      'Puis-je d’abord essayer un jeu ? Oui. Choisissez « Jouer gratuitement » à la connexion : vous jouez à tous les jeux avec de l’argent fictif, aux mêmes probabilités et sans compte.',
      'Comment savoir qu’un résultat est équitable ? Chaque partie est vérifiable. Avant votre mise, le jeu affiche un code qui fixe le résultat ; ensuite, vous le contrôlez avec « Vérifier » dans le jeu, sur votre propre appareil.',
      'J’ai payé, mais mon solde n’a pas changé. Consultez l’état dans « Vos dépôts » : le paiement attend peut-être sa confirmation ou un examen. Vous pouvez fermer la page, rien n’est perdu.',
      'Puis-je faire une pause ? Oui. Dans [Jeu responsable](/member/limits), dans le menu de votre compte, vous pouvez fixer des limites, commencer une pause, bloquer un type de jeu ou vous auto-exclure. Vous pouvez toujours retirer votre argent. Une partie en cours est menée à son terme ou sa mise est remboursée.',
      'Qui délivre la licence de ce site, et où est sa ligne d’aide ? Ceci est une démo : elle n’a ni licence ni ligne d’aide. Un site réel indique les siennes au bas de chaque page. Si le jeu vous pose problème, contactez la ligne d’aide de votre pays et consultez [Jeu responsable](/member/limits).',
    ],
  },
};
