import { lazy } from 'react';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    language: object;
  }
}

export const languageModals = defineModals({
  language: {
    title: (t) => t('shell.chooseLanguage'),
    Content: lazy(() => import('./language-list.tsx')),
  },
});
