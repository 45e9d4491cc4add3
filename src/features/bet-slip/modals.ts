import { lazy } from 'react';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    /** The bet slip, where it has no place at the side. */
    betSlip: object;
  }
}

export const betSlipModals = defineModals({
  betSlip: {
    title: (t) => t('book.slip.title'),
    Content: lazy(() => import('./slip-modal.tsx')),
    look: 'sheet',
  },
});
