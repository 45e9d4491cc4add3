import { lazy } from 'react';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    feedback: object;
  }
}

export const feedbackModals = defineModals({
  feedback: {
    title: (t) => t('support.feedback.title'),
    Content: lazy(() => import('./feedback-form.tsx')),
    size: 'wide',
    texts: accountTexts,
  },
});
