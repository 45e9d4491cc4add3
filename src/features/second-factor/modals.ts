import { lazy } from 'react';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    secondFactor: { ticket: string };
  }
}

export const secondFactorModals = defineModals({
  secondFactor: {
    title: (t) => t('security.factorTitle'),
    Content: lazy(() => import('./second-factor-form.tsx')),
    texts: accountTexts,
  },
});
