import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { NoticeList } from '../../entities/notices/lazy.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';

/** AGT-01: the notices of type agent. */
export default function AnnouncementsPage() {
  const { t } = useTranslation();
  const open = useUnit(modalOpened);
  return (
    <>
      <PageHead title={t('agent.entries.agentAnnouncement')} />
      <NoticeList onOpen={(notice) => open({ name: 'notice', notice })} />
    </>
  );
}
