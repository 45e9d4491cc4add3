import { ru as place } from '../../../shared/place-texts/ru.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Russian. */
export const ru: Record<MessageKey, string> = {
  ...place,
  begin: 'Крутить',
  wheel: 'Колесо',
  on: '{pays} к 1',
  segments: '{count} из {all}',
  came: '{place}',
  boosted: '{place}, умножено на {times}',
  boost: '{times}×: колесо вращается ещё раз',
  shares: 'Последние вращения, {rounds}: {counts}',
  share: '{place}: {count}',
  'rules.1': 'Секторов на колесе: {all}. Фишки на вид сектора у стрелки выигрывают его выплату.',
  'rules.2': 'С выигрышем возвращается и ставка: 5 к 1 — это 6 за 1.',
  'rules.boost':
    'На {boosts} колесо вращается ещё раз среди платящих секторов, и выигрыш умножается на это число. Ставка возвращается один раз.',
  kind: 'Выплата',
  count: 'Секторы',
  'part.win': 'От выигрышей',
  'part.boost': 'От умноженных выигрышей',
};
