import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { NoticeList } from '../../entities/notices/lazy.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Panel } from '../../shared/ui/panel.tsx';

/** HOME-07 */
export const Announcements = () => {
  const { t } = useTranslation();
  const open = useUnit(modalOpened);
  return (
    <Panel title={t('home.announcements')}>
      <NoticeList onOpen={(notice) => open({ name: 'notice', notice })} />
    </Panel>
  );
};
