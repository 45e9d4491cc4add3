import { lazy } from 'react';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    /** The filters of the list page, where they have no room above the list. */
    listFilters: { asTables: boolean };
  }
}

export const gameListModals = defineModals({
  listFilters: {
    title: (t) => t('games.filters'),
    Content: lazy(() => import('./filter-sheet.tsx')),
    look: 'sheet',
  },
});
