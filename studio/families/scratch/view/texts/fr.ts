import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in French. */
export const fr: Record<MessageKey, string> = {
  begin: 'Acheter un ticket',
  betOn: 'Un ticket',
  all: 'Tout gratter',
  hidden: 'couvert',
  cell: 'Case {number}',
  boost: 'Multiplicateur',
  keys: 'Numéros gagnants',
  fields: 'Vos numéros',
  name: 'Ticket',
  how: 'Grattez les cases, ou appuyez sur l’une d’elles pour l’ouvrir.',
  match: 'Trois symboles identiques gagnent le lot du symbole, multiplié par le multiplicateur à côté.',
  keysRule: 'Chacun de vos numéros qui est un numéro gagnant gagne le lot à côté.',
  book: 'Chaque ticket est tiré d’un carnet entier de {book} tickets : chacun a donc les probabilités ci-dessous, quels que soient les achats des autres.',
  prize: 'Lot',
  tickets: 'Tickets dans le carnet',
  pays: 'Lots pour un ticket à {stake}',
  symbols: 'Trois symboles identiques gagnent, avant multiplicateur',
  part: 'Des lots de {times}× le prix',
  ticket: 'Ticket {number}',
  face: 'Cases',
};
