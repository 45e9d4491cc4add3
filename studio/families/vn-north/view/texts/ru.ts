import { ru as shared } from '../../../shared/lottery/vietnam-texts/ru.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Russian. */
export const ru: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'Выпадают 27 чисел в восьми призах, каждое отдельно: от четырёх двузначных до пятизначного особого.',
};
