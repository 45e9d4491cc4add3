import type { MessageKey } from './en.ts';

/** Texts of three dice in French. */
export const fr: Record<MessageKey, string> = {
  'rules.game': 'Trois dés sont lancés. Leur ordre ne compte pas.',
  'rules.more':
    'Grand : somme de 11 à 18 ; petit : de 3 à 10. Avec « Simples, triples comptés », trois dés identiques comptent selon leur somme ; avec « Simples, sans triples », trois dés identiques font perdre les quatre.',
  'tab.sum': 'Somme',
  'tab.faces': 'Numéros',
  'tab.equal': 'Identiques',
  'field.pair': 'Paire',
  'field.single': 'Troisième dé',
  'bet.sides': 'Simples, triples comptés',
  'bet.sides-no-triples': 'Simples, sans triples',
  'bet.sum': 'Somme exacte',
  'bet.single': 'Un numéro',
  'bet.two-different': 'Deux numéros différents',
  'bet.three-different': 'Trois numéros différents',
  'bet.straight': 'Trois qui se suivent',
  'bet.pair': 'Paire ou plus',
  'bet.pair-single': 'Paire et un autre',
  'bet.triple': 'Trois d’un numéro',
  'bet.any-triple': 'Trois identiques au choix',
  'option.straight': 'Trois qui se suivent',
  'option.any-triple': 'Trois identiques',
  'prize.match-2': 'Les deux numéros',
  'prize.match-3': 'Les trois numéros',
  said: 'Somme {sum}, {side}.',
};
