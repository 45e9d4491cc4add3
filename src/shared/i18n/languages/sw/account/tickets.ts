/** Tickets, and the bell of the header. */
export const texts = {
  title: 'Msaada',
  text: 'Wasiliana nasi na usome majibu yetu.',
  write: 'Wasiliana nasi',
  ticket: 'Tiketi',
  choose: 'Chagua tiketi',
  chooseText: 'Ujumbe wake unaonekana hapa.',
  empty: 'Bado hujawasiliana nasi.',
  more: 'Onyesha zaidi',
  back: 'Rudi kwenye tiketi',
  number: 'Tiketi {{id}}',
  close: 'Funga tiketi',
  messages: 'Ujumbe',
  service: 'Huduma kwa wateja',
  youWrote: 'Uliandika:',
  weWrote: 'Huduma kwa wateja iliandika:',
  picture: 'Picha yako',
  noPicture: 'Picha hii haikuweza kupakia.',
  reply: 'Jibu lako',
  replyHint: 'Bonyeza Ctrl+Enter ili kutuma.',
  opensAgain: 'Tiketi hii imefungwa. Jibu linaifungua tena.',
  send: 'Tuma',
  state: { open: 'Inasubiri jibu letu', answered: 'Imejibiwa', closed: 'Imefungwa' },
  unread_one: 'Jibu {{count}} ambalo halijasomwa',
  unread_other: 'Majibu {{count}} ambayo hayajasomwa',
};

export const bell = {
  title: 'Arifa',
  nothing: 'Hakuna arifa',
  messages: 'Ujumbe',
  tickets: 'Msaada',
  awards: 'Zawadi za kuchukua',
  withdrawals: 'Pesa zilizotolewa',
  announcements: 'Matangazo',
  new_one: '{{count}} mpya',
  new_other: '{{count}} mpya',
};

export const failure = {
  ticket_full: 'Tiketi hii imefikia idadi ya juu ya ujumbe. Jibu lako halikutumwa. Tafadhali fungua tiketi mpya.',
};
