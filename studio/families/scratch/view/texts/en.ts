/** Texts of scratch tickets in English. The other languages have exactly these keys. */
export const en = {
  begin: 'Buy ticket',
  betOn: 'One ticket',
  all: 'Reveal all',
  hidden: 'covered',
  cell: 'Field {number}',
  boost: 'Multiplier',
  keys: 'Winning numbers',
  fields: 'Your numbers',
  name: 'Ticket',
  how: 'Scratch the fields, or press one to open it.',
  match: 'Three equal symbols win the prize of the symbol, times the multiplier beside them.',
  keysRule: 'Each of your numbers that is a winning number wins the prize beside it.',
  book: 'Each ticket is drawn from a whole book of {book} tickets, so that every ticket has the odds below, whatever others have bought.',
  prize: 'Prize',
  tickets: 'Tickets in the book',
  pays: 'Prizes for a ticket of {stake}',
  symbols: 'Three of a symbol win, before the multiplier',
  part: 'From prizes of {times}× the price',
  ticket: 'Ticket {number}',
  face: 'Fields',
} as const;

export type MessageKey = keyof typeof en;
