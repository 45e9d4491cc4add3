/** Tickets, and the bell of the header. */
export const texts = {
  title: 'Support',
  text: 'Makipag-ugnayan sa amin at basahin ang mga sagot namin.',
  write: 'Makipag-ugnayan',
  ticket: 'Ticket',
  choose: 'Pumili ng ticket',
  chooseText: 'Lalabas dito ang mga mensahe nito.',
  empty: 'Hindi ka pa nakikipag-ugnayan sa amin.',
  more: 'Ipakita pa',
  back: 'Bumalik sa mga ticket',
  number: 'Ticket {{id}}',
  close: 'Isara ang ticket',
  messages: 'Mga mensahe',
  service: 'Customer service',
  youWrote: 'Isinulat mo:',
  weWrote: 'Isinulat ng customer service:',
  picture: 'Larawan mo',
  noPicture: 'Hindi ma-load ang larawang ito.',
  reply: 'Sagot mo',
  replyHint: 'Pindutin ang Ctrl+Enter para ipadala.',
  opensAgain: 'Sarado na ang ticket na ito. Mabubuksan ulit ito kapag sumagot ka.',
  send: 'Ipadala',
  state: { open: 'Hinihintay ang sagot namin', answered: 'Nasagot na', closed: 'Sarado' },
  unread_one: '{{count}} sagot na hindi pa nababasa',
  unread_other: '{{count}} sagot na hindi pa nababasa',
};

export const bell = {
  title: 'Mga notification',
  nothing: 'Walang notification',
  messages: 'Mga mensahe',
  tickets: 'Support',
  awards: 'Mga reward na mai-claim',
  withdrawals: 'Mga withdrawal',
  announcements: 'Mga anunsyo',
  new_one: '{{count}} bago',
  new_other: '{{count}} bago',
};

export const failure = {
  ticket_full:
    'Naabot na ng ticket na ito ang maximum na bilang ng mensahe. Hindi naipadala ang sagot mo. Magbukas ng bagong ticket.',
};
