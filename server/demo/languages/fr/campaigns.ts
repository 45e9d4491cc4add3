/** Campaigns. */
export default {
  'first-light': {
    title: 'Première lueur',
    summary: 'Votre dépôt doublé pour le casino.',
    body: 'Participez avant de déposer : nous ajoutons le même montant en bonus, jusqu’au maximum indiqué ci-dessous.\nVous pouvez profiter de cette offre trois fois.',
  },
  'lantern-gift': {
    title: 'Cadeau lanterne',
    summary: 'Un cadeau pour une soirée à la lueur des lanternes.',
    body: 'Un cadeau par membre, pour les jeux de casino.',
  },
  'second-wind': {
    title: 'Second souffle',
    summary: '10 % de cashback hebdomadaire sur les jeux de casino.',
    body: 'Chaque semaine, du lundi au dimanche, compte séparément. Aucune inscription n’est nécessaire : votre cashback apparaît dans votre espace récompenses.',
  },
  'fair-share': {
    title: 'Juste part',
    summary: 'Une partie de l’avantage de la maison sur chacune de vos mises vous revient, gagnante ou perdante.',
    body: 'Elle est versée directement sur votre solde une fois par mois. Plus le RTP d’un jeu est élevé, plus l’avantage de la maison est faible.',
  },
  'your-day': {
    title: 'Votre jour',
    summary: 'Un cadeau pour votre anniversaire.',
    body: 'Nous retenons la date de naissance indiquée à l’inscription. Vous avez une semaine pour récupérer le cadeau.',
  },
  'match-day': {
    title: 'Jour de match',
    summary: 'Un bonus pour votre prochain match.',
    body: 'Récupérez-le : nous examinons votre demande sous un jour.',
  },
  'lucky-number': {
    title: 'Numéro chanceux',
    summary: 'Pour les 500 premiers membres avec le code PARLOUR-10.',
    body: 'Saisissez le code PARLOUR-10 pour le récupérer.',
  },
  'round-table': {
    title: 'Autour de la table',
    summary: 'Un bonus pour les jeux de cartes contre d’autres joueurs.',
    body: 'Pour les membres qui ont déjà effectué un dépôt.',
  },
  autumn: {
    title: 'Soirées d’automne',
    summary: 'Un cadeau de l’automne dernier.',
    body: 'L’offre est terminée.',
  },
  harvest: {
    title: 'Jours de récolte',
    summary: 'Le cashback de la dernière récolte.',
    body: 'L’offre est terminée.',
  },
  'lantern-rounds': {
    title: 'Vingt-cinq parties offertes',
    summary: 'Parties gratuites sur une sélection de jeux.',
    body: 'Récupérez-les, ouvrez l’un des jeux ci-dessous et jouez. Le jeu indique combien il en reste.',
  },
};
