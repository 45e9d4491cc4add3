import { fr as solo } from '../../../casino-holdem-solo/view/texts/fr.ts';
import { fr as place } from '../../../shared/place-texts/fr.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in French. */
export const fr: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'Ante',
  'on.aces': 'Pari annexe As',
  'pays.ante.short': 'jusqu’à 100 contre 1',
  'pays.aces.short': '7–100 contre 1',
  you: 'Tous les joueurs',
  callName: 'Suivre',
  callPays: 'deux fois l’ante',
  dealt: 'La main : {own}. Suivez pour deux fois l’ante, ou couchez-vous.',
  won: 'Les joueurs gagnent : {own} contre {theirs}.',
  lost: 'Le croupier gagne : {theirs} contre {own}.',
  level: 'Égalité : {own} des deux côtés.',
  'end.won': 'Les joueurs gagnent',
  'end.lost': 'Le croupier gagne',
  'end.level': 'Égalité',
  'end.out': 'Croupier non qualifié',
  'short.won': 'J',
  'short.lost': 'C',
  'short.level': '=',
  'short.out': 'N',
  shares:
    'Sur les {rounds} dernières mains : joueurs gagnants {won}, croupier {lost}, égalités {level}, croupier non qualifié {out}',
  'choose.open': 'Suivre ou se coucher : {seconds} s',
  'choose.others': 'Les joueurs décident : {seconds} s',
  'choose.call': 'Vous suivez. Distribution dans {seconds} s.',
  'choose.fold': 'Vous vous couchez. Distribution dans {seconds} s.',
  'choose.over': 'Le temps de choix est écoulé.',
  called: 'Vous suivez.',
  'rules.table':
    'Tous les joueurs ont la même main contre le croupier, et chacun décide seul. Les joueurs qui ne choisissent pas à temps se couchent. Chaque joueur a une mise par main.',
};
