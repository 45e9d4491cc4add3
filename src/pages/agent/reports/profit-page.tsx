import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ProfitReport } from './profit-report.tsx';

/** AGT-04: profit and loss of the team. Each number of bets leads to them. */
export default function ProfitPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('agent.entries.palStatementsAgentCopy')} text={t('reports.profitText')} />
      <ProfitReport />
    </>
  );
}
