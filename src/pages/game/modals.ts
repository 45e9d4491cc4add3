import { lazy } from 'react';
import type { Game } from '../../../contract/games.ts';
import { accountTexts, tableTexts } from '../../shared/i18n/word-groups.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    /** The mini games, or the one that is played. */
    miniGames: { game?: Game };
    /** The tables beside that of this game. */
    otherTables: { game: Game };
  }
}

export const gameModals = defineModals({
  miniGames: {
    title: (t, { game }) => game?.displayName ?? t('games.classify.MINI'),
    Content: lazy(() => import('./mini/mini-games.tsx')),
    size: 'wide',
    texts: accountTexts,
  },
  otherTables: {
    title: (t) => t('tables.other'),
    Content: lazy(() => import('./tables/other-tables.tsx')),
    look: 'sheet',
    size: 'wide',
    texts: tableTexts,
  },
});
