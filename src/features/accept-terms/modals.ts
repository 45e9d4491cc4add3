import { lazy } from 'react';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    terms: object;
  }
}

export const termsModals = defineModals({
  terms: {
    title: (t) => t('register.terms.title'),
    Content: lazy(() => import('./accept-terms.tsx')),
    texts: accountTexts,
  },
});
