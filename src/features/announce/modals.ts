import { lazy } from 'react';
import type { Popup } from '../../../contract/support.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    popup: { popup: Popup };
  }
}

export const announceModals = defineModals({
  popup: {
    title: (_, { popup }) => popup.title,
    Content: lazy(() => import('./popup-text.tsx')),
    size: 'wide',
  },
});
