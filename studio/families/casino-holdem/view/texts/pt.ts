import { pt as solo } from '../../../casino-holdem-solo/view/texts/pt.ts';
import { pt as place } from '../../../shared/place-texts/pt.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Portuguese. */
export const pt: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'Ante',
  'on.aces': 'Lateral de ases',
  'pays.ante.short': 'até 100 para 1',
  'pays.aces.short': '7–100 para 1',
  you: 'Todos os jogadores',
  callName: 'Call',
  callPays: 'o dobro do ante',
  dealt: 'A mão: {own}. Faça call com o dobro do ante ou desista.',
  won: 'Os jogadores ganham: {own} contra {theirs}.',
  lost: 'O crupiê ganha: {theirs} contra {own}.',
  level: 'Empate: {own} dos dois lados.',
  'end.won': 'Jogadores ganham',
  'end.lost': 'Crupiê ganha',
  'end.level': 'Empate',
  'end.out': 'Crupiê não se qualifica',
  'short.won': 'J',
  'short.lost': 'C',
  'short.level': '=',
  'short.out': 'N',
  shares:
    'Nas últimas {rounds} mãos: jogadores ganharam {won}, crupiê {lost}, empates {level}, sem crupiê qualificado {out}',
  'choose.open': 'Call ou desistir: {seconds} s',
  'choose.others': 'Os jogadores decidem: {seconds} s',
  'choose.call': 'Você faz call. As cartas são dadas em {seconds} s.',
  'choose.fold': 'Você desiste. As cartas são dadas em {seconds} s.',
  'choose.over': 'O tempo para escolher acabou.',
  called: 'Você faz call.',
  'rules.table':
    'Todos os jogadores têm a mesma mão contra o crupiê, e cada um decide sozinho. Quem não escolhe a tempo desiste. Cada jogador tem uma aposta por mão.',
};
