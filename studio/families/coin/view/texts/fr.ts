import type { MessageKey } from './en.ts';

/** Texts of the coin in French. */
export const fr: Record<MessageKey, string> = {
  begin: 'Lancer',
  take: 'Encaisser {amount}',
  call: 'Votre choix',
  again: 'Choisissez à nouveau, ou encaissez',
  heads: 'Face',
  tails: 'Pile',
  next: 'Prochain bon choix',
  now: 'Actuel',
  right: '{side}. Bon choix. Encaissez maintenant {amount}.',
  wrong: '{side}. La partie est terminée.',
  flips: 'Lancers de cette partie',
  'rules.1':
    'Choisissez pile ou face. Chaque bon choix augmente ce que paie la partie ; un mauvais y met fin sans gain.',
  'rules.2':
    'Après un bon choix, choisissez à nouveau ou encaissez le montant affiché. Après {flips} bons choix, la partie se termine et paie.',
  pays: 'Ce que paient les bons choix consécutifs pour une mise de {stake}',
  stop: 'Retour à l’encaissement',
  'verify.round': 'Choix et lancers',
};
