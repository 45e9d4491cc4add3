import { lazy } from 'react';
import type { Game } from '../../../contract/games.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    /** A game that contains sub-games (GAME-01). */
    gamePopup: { game: Game };
  }
}

export const subGameModals = defineModals({
  gamePopup: {
    title: (_, { game }) => game.displayName,
    Content: lazy(() => import('./sub-games.tsx')),
    size: 'wide',
  },
});
