import type { MessageKey } from './en.ts';

/** Texts of higher or lower in French. */
export const fr: Record<MessageKey, string> = {
  begin: 'Montrer une carte',
  betOn: 'Première carte',
  take: 'Encaisser {amount}',
  skip: 'Passer la carte',
  'guess.higher': 'Plus haute',
  'guess.lower': 'Plus basse',
  'guess.higher-or-same': 'Plus haute ou égale',
  'guess.lower-or-same': 'Plus basse ou égale',
  'guess.same': 'Égale',
  'guess.red': 'Rouge',
  'guess.black': 'Noire',
  chance: '{wins} sur {from}',
  now: 'Actuel',
  guesses: 'Choix',
  cards: 'Cartes de cette partie',
  shown: '{card}. Quelle est la suivante ?',
  right: '{card}. Bien vu. Encaissez maintenant {amount}.',
  wrong: '{card}. La partie est terminée.',
  'rules.1': 'Une carte est montrée. Devinez comment la suivante se compare à elle. Les as sont les plus hauts.',
  'rules.2':
    'Chaque bonne réponse augmente ce que paie la partie selon sa probabilité. Continuez, ou encaissez le montant affiché. Une mauvaise réponse met fin à la partie sans gain.',
  'rules.full': 'Chaque carte vient d’un jeu complet de 52. Cartes pouvant être passées dans une partie : {skips}.',
  'rules.shrinking': 'Les cartes montrées ne reviennent pas dans la partie. Cartes pouvant être passées : {skips}.',
  'rules.3': 'Le multiplicateur maximal est de {ceiling} fois la mise.',
};
