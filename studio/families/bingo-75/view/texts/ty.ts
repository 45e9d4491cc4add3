import type { MessageKey } from './en.ts';

/** Texts of bingo in Filipino. */
export const ty: Record<MessageKey, string> = {
  begin: 'Simulan',
  cards: 'Mga card',
  card: 'Card {number}',
  balls: 'Mga nabunot na bola',
  free: 'libre',
  ball: '{letter} {number}',
  wonCard: 'Card {number}: {patterns}',
  none: 'Walang kumpletong pattern.',
  'pattern.line': 'Isang linya',
  'pattern.two-lines': 'Dalawang linya',
  'pattern.three-lines': 'Tatlong linya',
  'pattern.corners': 'Apat na kanto',
  'pattern.stamp': 'Stamp',
  'pattern.two-stamps': 'Dalawang stamp',
  'pattern.letter-x': 'Letrang X',
  'pattern.letter-t': 'Letrang T',
  'pattern.plus': 'Plus',
  'pattern.diamond': 'Diamond',
  'pattern.ring': 'Ring',
  'pattern.frame': 'Frame',
  'pattern.blackout': 'Blackout',
  'rules.1':
    '{balls} sa 75 bola ang bubunutin. May 24 na numero ang card at isang libreng cell sa gitna. Nananalo ito ayon sa mga pattern na nakukumpleto ng mga bola.',
  'rules.best': 'Panalo ng card ang pinakamagandang pattern nito.',
  'rules.each': 'Panalo ng card ang bawat pattern na kumpleto.',
  'rules.2': 'Ang taya ang presyo ng bawat card. Pahalang, pababa o kanto-kanto ang mga linya.',
  pays: 'Bayad para sa card na {stake}',
};
