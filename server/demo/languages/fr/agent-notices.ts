/** Notices for agents, oldest first. */
export default {
  welcome: {
    title: 'Bienvenue dans l’espace agent',
    content:
      'Vous y trouvez votre équipe, vos revenus et vos rapports. La page de résumé affiche les demandes qui attendent votre réponse.',
  },
  realtime: {
    title: 'Le salaire en temps réel est versé toutes les cinq minutes',
    content: 'Le montant augmente à chaque pari réglé de votre équipe. Il devient définitif au décompte de la période.',
  },
  settlements: {
    title: 'Quand les salaires horaires et journaliers sont-ils réglés ?',
    content:
      'Les salaires horaires sont réglés peu après chaque heure, les salaires journaliers à 02:05 pour la veille.',
  },
  dividends: {
    title: 'Des dividendes deux fois par mois',
    content:
      'Les dividendes sont réglés le 1er et le 16 à 02:10. Une perte nette négative est reportée sur la quinzaine suivante.',
  },
  links: {
    title: 'Des liens d’inscription à vos propres taux',
    content:
      'Créez un lien dans le centre d’inscription, choisissez son taux et son expiration, puis suivez ses clics et ses inscriptions.',
  },
  contracts: {
    title: 'Un contrat exige l’accord des deux parties',
    content:
      'Un nouveau contrat commence à la période qui suit l’accord des deux parties. Comparez les versions avant de répondre.',
  },
  approval: {
    title: 'Les décomptes élevés sont examinés',
    content:
      'Un décompte supérieur à un montant fixé est soumis à notre approbation avant paiement. Sans décision sous 30 jours, il expire.',
  },
  messages: {
    title: 'Écrivez à vos membres directs',
    content:
      'Vos membres directs et votre référent reçoivent vos messages aussitôt. Vous les retrouvez dans « Messages ».',
  },
  files: {
    title: 'Des rapports à télécharger',
    content:
      'Les pertes et profits, les revenus et les décomptes se téléchargent en CSV, avec les filtres que vous avez définis.',
  },
  periods: {
    title: 'Semaines, quinzaines et mois',
    content:
      'Les rapports proposent désormais les semaines civiles, les quinzaines et les mois, en cours et précédents.',
  },
};
