import { lazy } from 'react';
import type { FeedValues } from '../../../contract/wire.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    logout: object;
    sessionEnded: { reason: FeedValues['session']['reason'] };
  }
}

export const logoutModals = defineModals({
  logout: {
    title: (t) => t('shell.logoutTitle'),
    Content: lazy(() => import('./logout-question.tsx')),
  },
  sessionEnded: {
    title: (t) => t('auth.ended.title'),
    Content: lazy(() => import('./session-ended.tsx')),
    texts: accountTexts,
  },
});
