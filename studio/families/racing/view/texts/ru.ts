import { ru as place } from '../../../shared/place-texts/ru.ts';
import { ru as runners } from '../runners/ru.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Russian. */
export const ru: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'Поставить',
  race: 'Заезд',
  win: 'Победа',
  place: 'Призовое место',
  exacta: 'Экзакта',
  first: 'Первая',
  second: 'Вторая',
  strength: 'Сила',
  runner: 'Лошадь',
  'on.win': '{runner}: победа',
  'on.place': '{runner}: призовое место',
  'on.exacta': 'Экзакта {first}-{second}',
  off: 'Заезд начался',
  finished: 'Победитель {first}, второе место {second}, третье {third}',
  winner: 'Победитель: {runner}',
  shares: 'Победители последних заездов, {rounds}: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'Победа: лошадь приходит первой. Призовое место: она среди первых, мест: {placed}. Экзакта: две лошади приходят первой и второй, в этом порядке.',
  'rules.2':
    'Победитель определяется случайно среди всех лошадей, доля каждой — по её силе. Второе место — так же среди остальных, и так далее.',
  'rules.3': 'Коэффициенты вычисляются из силы за вычетом маржи казино и округляются вниз. Ставка в них включена.',
  'rules.4': 'Результат определён до показа заезда. Заезд только показывает его и не меняет.',
  'part.win': 'От выигрышей',
};
