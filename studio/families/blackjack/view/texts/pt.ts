import { pt as solo } from '../../../blackjack-solo/view/texts/pt.ts';
import { pt as place } from '../../../shared/place-texts/pt.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of blackjack in Portuguese. */
export const pt: Record<MessageKey, string> = {
  ...place,
  ...solo,
  // The chips; the move has a key of its own.
  double: '×2',
  'move.hit': 'Pedir',
  'move.stand': 'Parar',
  'move.double': 'Dobrar',
  betHand: 'Mão {amount}',
  betBehind: 'Aposta atrás {amount}',
  betDouble: 'Dobrar {amount}',
  'on.hand': 'Sua mão',
  'on.behind': 'Aposta atrás',
  'pays.hand.short': 'você decide',
  'pays.behind.short': 'a casa decide',
  'bet.hand': 'Mão que você joga',
  'bet.behind': 'Aposta atrás',
  players: 'Jogadores',
  open: 'Pensando',
  chosen: 'O que os jogadores escolheram',
  ended: '{who}: {points} · {end}',
  behindEnd: '{points} · {end}',
  more: 'Dobrar (+{amount})',
  dealt: 'A mão: {own}. O crupiê mostra {theirs}.',
  'said.natural': 'Os jogadores têm blackjack.',
  'said.dealerNatural': 'O crupiê tem blackjack.',
  'said.level': 'Blackjack dos dois lados.',
  'said.over': 'O crupiê tem {points} e estoura.',
  'said.made': 'O crupiê tem {points}.',
  'end.natural': 'Blackjack dos jogadores',
  'end.over': 'Crupiê estoura',
  'end.made': 'Crupiê de 17 a 20',
  'end.top': 'Crupiê 21',
  'past.words': '{end}: {points}',
  shares:
    'Nas últimas {rounds} rodadas: crupiê estoura {over}, 17 a 20 {made}, 21 {top}, jogadores com blackjack {natural}',
  'choose.open': '{points}: pedir, parar ou dobrar? {seconds} s',
  'choose.again': '{points}: pedir ou parar? {seconds} s',
  'choose.others': 'Os jogadores decidem: {seconds} s',
  'choose.behind': 'A casa joga sua aposta atrás. Os jogadores decidem: {seconds} s',
  'choose.hit': 'Você pede. A carta vem em no máximo {seconds} s.',
  'choose.stand': 'Você para com {points}. Os jogadores decidem: {seconds} s',
  'choose.double': 'Você dobra por uma carta. Os jogadores decidem: {seconds} s',
  'choose.missed': 'Você não jogou a tempo e para com {points}.',
  'choose.over': 'O tempo para escolher acabou.',
  'made.hit': 'Você pede.',
  'made.stand': 'Você para.',
  'made.double': 'Você dobra.',
  'rules.table':
    'Todos os jogadores têm a mesma mão contra o crupiê. A cada etapa, cada um decide sozinho e ao mesmo tempo: pedir, parar ou, com duas cartas, dobrar. Todos que pedem ou dobram recebem a mesma próxima carta. Quem não joga a tempo para. Cada jogador tem uma aposta por rodada.',
  'rules.behind':
    'A aposta atrás é jogada pela casa: estratégia básica com pedir e parar, nunca dobrar. Você pode fazê-la junto com sua mão ou sozinha.',
  'rules.2':
    'Oito baralhos, embaralhados antes de cada rodada. Um blackjack paga 3 para 2; os outros ganhos, 1 para 1. O crupiê verifica se tem blackjack antes da sua decisão e para em todo 17.',
  'rules.3': 'Dobrar usa uma segunda aposta por mais uma carta. Nesta mesa não há divisão nem seguro.',
  'rules.4':
    'O retorno informado da sua mão é o da estratégia básica. Cartas que nenhum jogador pede ficam fora do jogo.',
  'rules.keys': 'Teclas, com o foco em uma jogada: H pede, S para, D dobra.',
  'part.plain': 'De mãos sem dobrar',
};
