/** Tickets, and the bell of the header. */
export const texts = {
  title: 'Assistance',
  text: 'Contactez-nous et lisez nos réponses.',
  write: 'Nous contacter',
  ticket: 'Demande',
  choose: 'Choisissez une demande',
  chooseText: 'Ses messages apparaissent ici.',
  empty: 'Vous ne nous avez pas encore contactés.',
  more: 'Afficher plus',
  back: 'Retour aux demandes',
  number: 'Demande {{id}}',
  close: 'Clore la demande',
  messages: 'Messages',
  service: 'Service client',
  youWrote: 'Vous avez écrit :',
  weWrote: 'Le service client a écrit :',
  picture: 'Votre image',
  noPicture: 'Cette image n’a pas pu être chargée.',
  reply: 'Votre réponse',
  replyHint: 'Ctrl+Entrée pour envoyer.',
  opensAgain: 'Cette demande est close. Une réponse la rouvre.',
  send: 'Envoyer',
  state: { open: 'En attente de réponse', answered: 'Répondue', closed: 'Close' },
  unread_one: '{{count}} réponse non lue',
  unread_many: '{{count}} de réponses non lues',
  unread_other: '{{count}} réponses non lues',
};

export const bell = {
  title: 'Notifications',
  nothing: 'Aucune notification',
  messages: 'Messages',
  tickets: 'Assistance',
  awards: 'Récompenses à récupérer',
  withdrawals: 'Retraits',
  announcements: 'Annonces',
  new_one: '{{count}} nouveauté',
  new_many: '{{count}} de nouveautés',
  new_other: '{{count}} nouveautés',
};

export const failure = {
  ticket_full:
    'Cette demande a atteint le nombre maximal de messages. Votre réponse n’a pas été envoyée. Veuillez ouvrir une nouvelle demande.',
};
