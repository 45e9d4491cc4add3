import { lazy } from 'react';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    wallet: object;
  }
}

export const walletMenuModals = defineModals({
  wallet: {
    title: (t) => t('shell.barWallet'),
    Content: lazy(() => import('./wallet-menu.tsx')),
    look: 'sheet',
  },
});
