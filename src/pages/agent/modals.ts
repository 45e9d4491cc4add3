import { lazy } from 'react';
import { agentTexts } from '../../shared/i18n/word-groups.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    agentMenu: object;
  }
}

export const agentModals = defineModals({
  agentMenu: {
    title: (t) => t('agent.menu'),
    Content: lazy(() => import('./layout/agent-sheet.tsx')),
    look: 'sheet',
    texts: agentTexts,
  },
});
