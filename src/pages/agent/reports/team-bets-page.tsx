import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { oneOf, useSelection } from '../../../widgets/period/index.ts';
import { ProfitReport } from './profit-report.tsx';
import { TeamBets } from './team-bets.tsx';

const VIEWS = ['direct', 'deeper'] as const;

/** AGT-04, AGT-06: bets of direct members row by row, and those of deeper members in sums by direct downline. */
export default function TeamBetsPage() {
  const { t } = useTranslation();
  const { search, choose } = useSelection();
  const view = oneOf(VIEWS, search.get('view')) ?? 'direct';
  return (
    <>
      <PageHead title={t('agent.entries.personalHistoryCopy')} text={t('reports.betsText')} />
      <Tabs
        label={t('reports.whose')}
        tabs={VIEWS.map((key) => ({ key, title: t(`reports.views.${key}`) }))}
        active={view}
        // The period, the type and the downline stay; orders and states are those of one view.
        onChoose={(next) => choose({ view: next === 'direct' ? undefined : next, sort: undefined, change: undefined })}
      >
        {view === 'direct' ? <TeamBets /> : <ProfitReport deeper />}
      </Tabs>
    </>
  );
}
