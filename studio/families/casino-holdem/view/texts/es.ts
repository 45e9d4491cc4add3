import { es as solo } from '../../../casino-holdem-solo/view/texts/es.ts';
import { es as place } from '../../../shared/place-texts/es.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Spanish. */
export const es: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'Ante',
  'on.aces': 'Apuesta lateral de ases',
  'pays.ante.short': 'hasta 100 a 1',
  'pays.aces.short': '7–100 a 1',
  you: 'Todos los jugadores',
  callName: 'Igualar',
  callPays: 'el doble del ante',
  dealt: 'La mano: {own}. Iguala con el doble del ante o retírate.',
  won: 'Ganan los jugadores: {own} contra {theirs}.',
  lost: 'Gana el crupier: {theirs} contra {own}.',
  level: 'Empate: {own} en ambos lados.',
  'end.won': 'Ganan los jugadores',
  'end.lost': 'Gana el crupier',
  'end.level': 'Empate',
  'end.out': 'El crupier no califica',
  'short.won': 'J',
  'short.lost': 'C',
  'short.level': '=',
  'short.out': 'N',
  shares:
    'De las últimas {rounds} manos: ganaron los jugadores {won}, el crupier {lost}, empates {level}, sin calificar el crupier {out}',
  'choose.open': 'Igualar o retirarse: {seconds} s',
  'choose.others': 'Los jugadores deciden: {seconds} s',
  'choose.call': 'Igualas. Las cartas se reparten en {seconds} s.',
  'choose.fold': 'Te retiras. Las cartas se reparten en {seconds} s.',
  'choose.over': 'El tiempo para elegir terminó.',
  called: 'Igualas.',
  'rules.table':
    'Todos los jugadores tienen la misma mano contra el crupier y cada uno decide por su cuenta. Quien no elige a tiempo se retira. Cada jugador tiene una apuesta por mano.',
};
