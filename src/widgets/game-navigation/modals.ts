import { lazy } from 'react';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    menu: object;
  }
}

export const gamesMenuModals = defineModals({
  menu: {
    title: (t) => t('shell.gameNavigation'),
    Content: lazy(() => import('./games-menu.tsx')),
    look: 'sheet',
  },
});
