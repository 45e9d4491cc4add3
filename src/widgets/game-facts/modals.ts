import { lazy } from 'react';
import type { Game } from '../../../contract/games.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    /** What the player should know of a game before opening it, where nothing can be hovered. */
    gameFacts: { game: Game };
  }
}

export const gameFactsModals = defineModals({
  gameFacts: {
    title: (_, { game }) => game.displayName,
    Content: lazy(() => import('./game-facts-sheet.tsx')),
    texts: accountTexts,
    look: 'sheet',
  },
});
