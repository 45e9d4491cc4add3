import { lazy } from 'react';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    loginLink: { code: string };
  }
}

export const loginLinkModals = defineModals({
  loginLink: {
    title: (t) => t('security.link.title'),
    Content: lazy(() => import('./login-link.tsx')),
    texts: accountTexts,
  },
});
