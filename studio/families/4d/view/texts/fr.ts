import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in French. */
export const fr: Record<MessageKey, string> = {
  'rules.game':
    '23 numéros différents de 0000 à 9999 sont tirés : dix lots de consolation, dix lots préliminaires, puis le troisième, le deuxième et le premier lot.',
  'rules.more':
    'Un pari « Grand » gagne sur chacun des 23 numéros, un pari « Petit » sur les trois premiers lots seulement, mais davantage. Parmi les deux derniers chiffres du premier lot, 50 à 99 sont grands. Tous les lots sont fixes.',
  'tab.number': 'Numéro',
  'tab.first': 'Premier lot',
  'bet.big': 'Grand',
  'bet.small': 'Petit',
  'bet.first-3': 'Premier lot, trois derniers',
  'bet.first-2': 'Premier lot, deux derniers',
  'bet.first-sides': 'Premier lot, chances simples',
  'field.place-1': '1er',
  'field.place-2': '2e',
  'field.place-3': '3e',
  'field.place-4': '4e',
  'row.first': '1er lot',
  'row.second': '2e lot',
  'row.third': '3e lot',
  'row.starter': 'Préliminaire',
  'row.consolation': 'Consolation',
  'prize.first': '1er lot',
  'prize.second': '2e lot',
  'prize.third': '3e lot',
  'prize.starter': 'Préliminaire',
  'prize.consolation': 'Consolation',
  said: 'Premier lot {special}, deux derniers {tail}.',
};
