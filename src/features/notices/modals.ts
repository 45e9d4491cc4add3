import { lazy } from 'react';
import type { Notice } from '../../../contract/notices.ts';
import { noticeText } from '../../entities/notices/model.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    notices: object;
    notice: { notice: Notice };
  }
}

export const noticeModals = defineModals({
  notices: {
    title: (t) => t('home.announcements'),
    Content: lazy(() => import('./notices-modal.tsx')),
    size: 'wide',
  },
  notice: {
    title: (_, { notice }, language) => noticeText(notice.title, language),
    Content: lazy(() => import('./notice-text.tsx')),
    size: 'wide',
  },
});
