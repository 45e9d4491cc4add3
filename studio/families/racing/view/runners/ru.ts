import type { RunnerKey } from './en.ts';

/** Names of runners in Russian. */
export const ru: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'Сахарный Принц',
  'runner.music-box': 'Шкатулка',
  'runner.silver-mane': 'Серебряная Грива',
  'runner.ribbon-dance': 'Танец с Лентой',
  'runner.gilded-hoof': 'Золочёное Копыто',
  'runner.night-fair': 'Ночная Ярмарка',
  'runner.salt-lantern': 'Солёный Фонарь',
  'runner.grey-mole': 'Серый Мол',
  'runner.foghorn': 'Туманный Горн',
  'runner.pilot-boy': 'Юный Лоцман',
  'runner.tar-and-rope': 'Смола и Канат',
  'runner.gull-cry': 'Крик Чайки',
  'runner.low-tide': 'Отлив',
  'runner.last-ferry': 'Последний Паром',
};
