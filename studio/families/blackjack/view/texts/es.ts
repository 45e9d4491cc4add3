import { es as solo } from '../../../blackjack-solo/view/texts/es.ts';
import { es as place } from '../../../shared/place-texts/es.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of blackjack in Spanish. */
export const es: Record<MessageKey, string> = {
  ...place,
  ...solo,
  // The chips; the move has a key of its own.
  double: '×2',
  'move.hit': 'Pedir',
  'move.stand': 'Plantarse',
  'move.double': 'Doblar',
  betHand: 'Mano {amount}',
  betBehind: 'Apuesta detrás {amount}',
  betDouble: 'Doblar {amount}',
  'on.hand': 'Tu mano',
  'on.behind': 'Apuesta detrás',
  'pays.hand.short': 'decides tú',
  'pays.behind.short': 'decide la casa',
  'bet.hand': 'Mano que juegas tú',
  'bet.behind': 'Apuesta detrás',
  players: 'Jugadores',
  open: 'Pensando',
  chosen: 'Lo que eligieron los jugadores',
  ended: '{who}: {points} · {end}',
  behindEnd: '{points} · {end}',
  more: 'Doblar (+{amount})',
  dealt: 'La mano: {own}. El crupier muestra {theirs}.',
  'said.natural': 'Los jugadores tienen blackjack.',
  'said.dealerNatural': 'El crupier tiene blackjack.',
  'said.level': 'Blackjack en ambos lados.',
  'said.over': 'El crupier tiene {points} y se pasa.',
  'said.made': 'El crupier tiene {points}.',
  'end.natural': 'Blackjack de los jugadores',
  'end.over': 'El crupier se pasa',
  'end.made': 'Crupier de 17 a 20',
  'end.top': 'Crupier 21',
  'past.words': '{end}: {points}',
  shares:
    'De las últimas {rounds} rondas: el crupier se pasa {over}, de 17 a 20 {made}, 21 {top}, jugadores con blackjack {natural}',
  'choose.open': '{points}: ¿pedir, plantarte o doblar? {seconds} s',
  'choose.again': '{points}: ¿pedir o plantarte? {seconds} s',
  'choose.others': 'Los jugadores deciden: {seconds} s',
  'choose.behind': 'La casa juega tu apuesta detrás. Los jugadores deciden: {seconds} s',
  'choose.hit': 'Pides. La carta llega en {seconds} s como máximo.',
  'choose.stand': 'Te plantas con {points}. Los jugadores deciden: {seconds} s',
  'choose.double': 'Doblas por una carta. Los jugadores deciden: {seconds} s',
  'choose.missed': 'No jugaste a tiempo y te plantas con {points}.',
  'choose.over': 'El tiempo para elegir terminó.',
  'made.hit': 'Pides.',
  'made.stand': 'Te plantas.',
  'made.double': 'Doblas.',
  'rules.table':
    'Todos los jugadores tienen la misma mano contra el crupier. En cada paso, cada uno decide por su cuenta y al mismo tiempo: pedir, plantarse o, con dos cartas, doblar. Todos los que piden o doblan reciben la misma carta siguiente. Quien no juega a tiempo se planta. Cada jugador tiene una apuesta por ronda.',
  'rules.behind':
    'Una apuesta detrás la juega la casa: estrategia básica, pidiendo o plantándose, nunca doblando. Puedes hacerla junto con tu mano o por separado.',
  'rules.2':
    'Ocho barajas, mezcladas antes de cada ronda. Un blackjack paga 3 a 2; las demás ganancias, 1 a 1. El crupier comprueba si tiene blackjack antes de que decidas y se planta con todo 17.',
  'rules.3':
    'Doblar añade una segunda apuesta a cambio de una sola carta más. En esta mesa no se divide y no hay seguro.',
  'rules.4':
    'El retorno indicado de tu mano es el de la estrategia básica. Las cartas que ningún jugador toma quedan fuera del juego.',
  'rules.keys': 'Teclas, con el foco en una jugada: H pide, S se planta, D dobla.',
  'part.plain': 'De manos sin doblar',
};
