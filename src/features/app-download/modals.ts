import { lazy } from 'react';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    download: object;
  }
}

export const appDownloadModals = defineModals({
  download: {
    title: (t) => t('support.download.title'),
    Content: lazy(() => import('./app-download.tsx')),
    size: 'wide',
    texts: accountTexts,
  },
});
