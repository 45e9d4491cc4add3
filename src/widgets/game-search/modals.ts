import { lazy } from 'react';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    /** The search over all games. */
    search: object;
  }
}

export const gameSearchModals = defineModals({
  search: {
    title: (t) => t('games.searchPlaceholder'),
    Content: lazy(() => import('./game-search.tsx')),
    size: 'wide',
  },
});
