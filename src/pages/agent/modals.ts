import { lazy } from 'react';
import { agentWords } from '../../shared/i18n/word-groups.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    agentMenu: object;
  }
}

export const agentModals = defineModals({
  agentMenu: {
    title: (t) => t('agent.menu'),
    Content: lazy(() => import('./agent-sheet.tsx')),
    look: 'sheet',
    words: agentWords,
  },
});
