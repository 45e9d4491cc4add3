import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Portuguese. */
export const pt: Record<MessageKey, string> = {
  'rules.game':
    'São sorteados 23 números diferentes de 0000 a 9999: dez prêmios de consolação, dez iniciais e, por fim, o terceiro, o segundo e o primeiro prêmio.',
  'rules.more':
    'Uma aposta grande ganha com qualquer um dos 23 números; uma pequena, só com os três primeiros prêmios, e paga mais. Nos dois últimos dígitos do primeiro prêmio, 50 a 99 é grande. Todos os prêmios são fixos.',
  'tab.number': 'Número',
  'tab.first': '1º prêmio',
  'bet.big': 'Grande',
  'bet.small': 'Pequena',
  'bet.first-3': '1º prêmio, últimos três',
  'bet.first-2': '1º prêmio, últimos dois',
  'bet.first-sides': '1º prêmio, simples',
  'field.place-1': '1º',
  'field.place-2': '2º',
  'field.place-3': '3º',
  'field.place-4': '4º',
  'row.first': '1º prêmio',
  'row.second': '2º prêmio',
  'row.third': '3º prêmio',
  'row.starter': 'Inicial',
  'row.consolation': 'Consolação',
  'prize.first': '1º prêmio',
  'prize.second': '2º prêmio',
  'prize.third': '3º prêmio',
  'prize.starter': 'Inicial',
  'prize.consolation': 'Consolação',
  said: '1º prêmio {special}, últimos dois {tail}.',
};
