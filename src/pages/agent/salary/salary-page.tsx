import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SPANS } from '../../../../contract/salary.ts';
import { $brandName, $site } from '../../../entities/site/index.ts';
import {
  $historyFailure,
  $span,
  $status,
  $statusFailure,
  salaryPage,
  spanChosen,
} from '../../../features/salary/index.ts';
import { useFailureText } from '../../../shared/i18n/failure-text.ts';
import { useTitle } from '../../../shared/lib/use-title.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { FormError } from '../../../shared/ui/form.tsx';
import { Info } from '../../../shared/ui/icons.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { Accrual } from './accrual.tsx';
import { Bills } from '../bills/bills.tsx';
import { TREE } from '../layout/menu.ts';
import { SalaryChart } from './salary-chart.tsx';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import styles from './salary-page.module.css';

/** AGT-04, LIVE-06: real-time salary: accrual, settlements and history. */
export default function SalaryPage() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    site: $site,
    brand: $brandName,
    status: $status,
    span: $span,
    failure: $historyFailure,
    statusFailure: $statusFailure,
    onSpan: spanChosen,
  });
  // Also after returning from a bill, which has its own title.
  useTitle(t('agent.entries.agentRealtimeSalary'), view.brand);
  useLifecycle(salaryPage);
  return (
    <>
      <PageHead title={t('salary.title')} text={t('salary.text')}>
        <Link to={`${TREE}/own`} className={buttonClass('outline', 'small')}>
          {t('contracts.ownLink')}
        </Link>
      </PageHead>
      <FormError text={view.statusFailure && failureText(view.statusFailure)} />
      {view.status && !view.status.terms && <Message icon={<Info />} title={t('salary.noContract')} />}
      <Accrual />
      <Panel title={t('salary.chart')}>
        <FormError text={view.failure && failureText(view.failure)} />
        <Tabs
          label={t('salary.chart')}
          active={view.span}
          tabs={SPANS.map((key) => ({ key, title: t(`salary.spans.${key}`) }))}
          onChoose={view.onSpan}
        >
          <SalaryChart span={view.span} exponent={view.site?.brand.exponent ?? 2} />
        </Tabs>
      </Panel>
      <div className={styles.bills}>
        <Panel title={t('salary.bills')}>
          <Bills />
        </Panel>
      </div>
    </>
  );
}
