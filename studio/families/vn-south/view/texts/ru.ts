import { ru as shared } from '../../../shared/lottery/vietnam-texts/ru.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Russian. */
export const ru: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'Выпадают 18 чисел в девяти призах, каждое отдельно: от одного двузначного до шестизначного особого.',
};
