import { useTranslation } from 'react-i18next';
import { Inbox } from '../../../features/inbox/lazy.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';

/** AGT-01: messages with direct members, the upline and the merchant. */
export default function MessagesPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('agent.entries.messages')} text={t('inbox.agentText')} />
      <Inbox forAgent />
    </>
  );
}
