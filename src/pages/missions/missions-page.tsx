import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missionTexts } from '../../shared/i18n/word-groups.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { MemberPage } from '../../widgets/member-page/member-page.tsx';
import { BoardTab } from './board-tab.tsx';
import { MissionsTab } from './missions-tab.tsx';
import { PastTab } from './past-tab.tsx';
import styles from './missions.module.css';

/** MEM-07: missions with their live progress, leaderboards, and what was reached before. */
export default function MissionsPage() {
  return (
    <MemberPage
      head={(t) => ({ title: t('centre.pages.missionLeaderboard') })}
      guest={(t) => ({ title: t('member.loginTitle'), text: t('member.loginText') })}
    >
      <WhenTranslated texts={missionTexts} waiting={<Skeleton className={styles.waiting} />}>
        <Content />
      </WhenTranslated>
    </MemberPage>
  );
}

const TABS = ['list', 'board', 'past'] as const;

const Content = () => {
  const { t } = useTranslation();
  const [tab, setTab] = useState<(typeof TABS)[number]>('list');
  return (
    <Tabs
      label={t('missions.tabsLabel')}
      tabs={TABS.map((key) => ({ key, title: t(`missions.tabs.${key}`) }))}
      active={tab}
      onChoose={setTab}
    >
      {tab === 'list' ? <MissionsTab /> : tab === 'board' ? <BoardTab /> : <PastTab />}
    </Tabs>
  );
};
