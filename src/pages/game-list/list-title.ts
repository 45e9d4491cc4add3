import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { ListPath } from '../../../contract/list-pages.ts';
import { $vendorStrip } from '../../entities/games/lazy.ts';

const LISTS = { HOT: 'hot', NEW: 'new', RECENT: 'recent', FAV: 'favourites' } as const;

/** The title of a list page; `type` is the type chosen in its address. */
export const useListTitle = ({ base, classify, types }: ListPath, type: string | null): string => {
  const { t, i18n } = useTranslation();
  const vendors = useUnit($vendorStrip);
  const { gameType, gameClassify, vassalage } = base;
  if (classify) return t(`games.${LISTS[classify]}`);
  if (gameClassify) {
    const key = `games.classify.${gameClassify}` as 'games.classify.JP';
    return i18n.exists(String(key)) ? t(key) : gameClassify;
  }
  // A family of vendors has a name of its own (NAV-06).
  if (vassalage) {
    if (gameType) return t(vassalage === 'PP' ? 'games.family.PP' : 'games.family.EVO');
    return vendors.find((vendor) => vendor.vassalage === vassalage)?.name ?? vassalage;
  }
  const shown = types?.find((each) => each === type) ?? gameType;
  // The page of the type itself is the book.
  if (shown === 'SPORTS' || shown === 'ESPORTS') return t(`games.books.${shown}`);
  return shown ? t(`games.type.${shown}`) : '';
};
