import { lazy } from 'react';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    realAccount: object;
  }
}

export const freePlayModals = defineModals({
  realAccount: {
    title: (t) => t('session.realAccountTitle'),
    Content: lazy(() => import('./real-account.tsx')),
  },
});
