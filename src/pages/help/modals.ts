import { lazy } from 'react';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    help: object;
  }
}

export const helpModals = defineModals({
  help: {
    title: (t) => t('site.help'),
    Content: lazy(() => import('./help-topics.tsx')),
    size: 'wide',
  },
});
