import { useTranslation } from 'react-i18next';
import { Announcements, MarkAllRead } from '../../../features/inbox/lazy.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';

/** AGT-01 agentAnnouncement: the notices for agents. */
export default function AnnouncementsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('agent.entries.agentAnnouncement')} text={t('inbox.announcements.text')}>
        <MarkAllRead />
      </PageHead>
      <Announcements />
    </>
  );
}
