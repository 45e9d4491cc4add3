import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Russian. */
export const ru: Record<MessageKey, string> = {
  begin: 'Открыть карту',
  betOn: 'Первая карта',
  take: 'Забрать {amount}',
  skip: 'Пропустить карту',
  'guess.higher': 'Выше',
  'guess.lower': 'Ниже',
  'guess.higher-or-same': 'Выше или равна',
  'guess.lower-or-same': 'Ниже или равна',
  'guess.same': 'Равна',
  'guess.red': 'Красная',
  'guess.black': 'Чёрная',
  chance: '{wins} из {from}',
  now: 'Сейчас',
  guesses: 'Догадки',
  cards: 'Карты этого раунда',
  shown: '{card}. Что дальше?',
  right: '{card}. Угадано. Сейчас можно забрать {amount}.',
  wrong: '{card}. Раунд окончен.',
  'rules.1': 'Открывается карта. Угадайте, какой будет следующая по сравнению с ней. Туз — старший.',
  'rules.2':
    'Каждая верная догадка повышает выплату раунда соответственно её шансу. Продолжайте или заберите показанную сумму. Ошибка завершает раунд без выплаты.',
  'rules.full': 'Каждая карта — из полной колоды в 52 карты. Пропустить в раунде можно карт: {skips}.',
  'rules.shrinking': 'Открытые карты в раунде больше не выходят. Пропустить можно карт: {skips}.',
  'rules.3': 'Наибольший множитель — {ceiling} ставок.',
};
