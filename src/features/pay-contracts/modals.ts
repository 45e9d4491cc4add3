import { lazy } from 'react';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    contract: object;
  }
}

export const payContractModals = defineModals({
  contract: {
    title: (t) => t('contracts.modal.title'),
    Content: lazy(() => import('./contract-modal.tsx')),
    size: 'wide',
  },
});
