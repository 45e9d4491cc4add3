import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { NoticeList } from '../../entities/notices/lazy.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Panel } from '../../shared/ui/panel.tsx';
import { WhenNear } from '../../shared/ui/when-near.tsx';
import styles from './home-page.module.css';

/** HOME-07 */
export const Announcements = () => {
  const { t } = useTranslation();
  const open = useUnit(modalOpened);
  return (
    <Panel title={t('home.announcements')}>
      <WhenNear className={styles.notices}>
        <NoticeList onOpen={(notice) => open({ name: 'notice', notice })} />
      </WhenNear>
    </Panel>
  );
};
