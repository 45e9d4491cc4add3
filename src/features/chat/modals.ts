import { lazy } from 'react';
import type { RoomKind } from '../../../contract/chat.ts';
import { chatTexts } from '../../shared/i18n/word-groups.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    chat: { kind: RoomKind; of: string };
  }
}

export const chatModals = defineModals({
  chat: {
    title: (t) => t('shell.chat'),
    Content: lazy(() => import('./chat-modal.tsx')),
    look: 'sheet',
    texts: chatTexts,
  },
});
