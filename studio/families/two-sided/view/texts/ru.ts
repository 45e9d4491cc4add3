import { ru as place } from '../../../shared/place-texts/ru.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Russian. */
export const ru: Record<MessageKey, string> = {
  ...place,
  begin: 'Поставить',
  bout: 'Бой',
  'on.red': 'Красный',
  'on.blue': 'Синий',
  'on.draw': 'Ничья',
  'on.off': 'Отменён',
  'short.red': 'К',
  'short.blue': 'С',
  'short.draw': 'Н',
  'short.off': '–',
  pays: '{pays} к 1',
  wins: '{side} побеждает',
  'is.draw': 'Ничья: ставки на красного и синего возвращаются',
  'is.off': 'Отменён: все ставки возвращаются',
  returned: 'ставки возвращены',
  leads: '{side} впереди',
  even: 'Поровну',
  shares: 'Последние бои, {rounds}: красный {red}, синий {blue}, ничьи {draw}, отменены {off}',
  'rules.1': 'Красный и синий сходятся в бою, схваток: {exchanges}. Ставьте на победителя или на ничью.',
  'rules.2': 'Ничья платит {draw} к 1, ставки на красного и синего возвращаются.',
  'rules.3': 'Результат определён до показа боя. Схватки только показывают его и не меняют.',
  'rules.4': 'Бой может быть отменён до конца. Тогда все ставки возвращаются.',
  chance: 'Шанс',
  kind: 'Выплата',
  'part.win': 'От выигрышей',
  'part.push': 'От возвращённых ставок',
};
