import type { MessageKey } from './en.ts';

/** Texts of bingo in Russian. */
export const ru: Record<MessageKey, string> = {
  begin: 'Начать',
  cards: 'Карточки',
  card: 'Карточка {number}',
  balls: 'Выпавшие шары',
  free: 'свободно',
  ball: '{letter} {number}',
  wonCard: 'Карточка {number}: {patterns}',
  none: 'Ни одна фигура не закрыта.',
  'pattern.line': 'Одна линия',
  'pattern.two-lines': 'Две линии',
  'pattern.three-lines': 'Три линии',
  'pattern.corners': 'Четыре угла',
  'pattern.stamp': 'Марка',
  'pattern.two-stamps': 'Две марки',
  'pattern.letter-x': 'Буква X',
  'pattern.letter-t': 'Буква T',
  'pattern.plus': 'Плюс',
  'pattern.diamond': 'Ромб',
  'pattern.ring': 'Кольцо',
  'pattern.frame': 'Рамка',
  'pattern.blackout': 'Вся карточка',
  'rules.1':
    'Выпадает шаров: {balls} из 75. На карточке 24 числа и свободная клетка в центре. Она выигрывает по фигурам, которые закрыли шары.',
  'rules.best': 'Карточка выигрывает по лучшей фигуре.',
  'rules.each': 'Карточка выигрывает по каждой закрытой фигуре.',
  'rules.2': 'Ставка — цена каждой карточки. Линии идут по горизонтали, вертикали или из угла в угол.',
  pays: 'Выплаты за карточку {stake}',
};
