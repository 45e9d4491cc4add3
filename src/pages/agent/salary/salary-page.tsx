import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type uPlot from 'uplot';
import { SPANS, SPAN_MS, type Span } from '../../../../contract/salary.ts';
import { $brandName, $site } from '../../../entities/site/index.ts';
import {
  $historyFailure,
  $span,
  $status,
  $statusFailure,
  salaryPage,
  spanChosen,
  $marks,
  type Mark,
} from '../../../features/salary/model.ts';
import { useFailureText } from '../../../shared/i18n/failure-text.ts';
import { useTitle } from '../../../shared/lib/use-title.ts';
import { useStoreListener } from '../../../shared/realtime/use-store-listener.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { FormError } from '../../../shared/ui/form.tsx';
import { Info } from '../../../shared/ui/icons.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { ScrollingChart } from '../layout/scrolling-chart.tsx';
import { Accrual } from './accrual.tsx';
import { Bills } from '../bills/bills.tsx';
import { TREE } from '../layout/menu.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import styles from './salary-page.module.css';

const columns = (marks: readonly Mark[], exponent: number): uPlot.AlignedData => {
  const scale = 10 ** exponent;
  const whole = (amount: number | null) => (amount === null ? null : amount / scale);
  return [
    marks.map(({ atMs }) => atMs / 1_000),
    marks.map(({ accrued }) => whole(accrued)),
    marks.map(({ settled }) => whole(settled)),
  ];
};

const series = (colour: (name: string) => string): uPlot.Series[] => [
  {
    stroke: colour('--jade'),
    width: 2,
    fill: `color-mix(in srgb, ${colour('--jade')} 12%, transparent)`,
    spanGaps: true,
    points: { show: false },
  },
  { stroke: colour('--brass'), fill: colour('--brass'), paths: () => null, points: { show: true, size: 9 } },
];

/** AGT-04: the growing accrual, and the settlements. */
const SalaryChart = ({ span, exponent }: { span: Span; exponent: number }) => {
  const { t } = useTranslation();
  const received = useStoreListener($marks);
  const data = useCallback(
    (tell: (drawn: uPlot.AlignedData) => void) => received((marks) => tell(columns(marks, exponent))),
    [received, exponent],
  );
  return (
    <ScrollingChart
      label={t('salary.chart')}
      seconds={SPAN_MS[span] / 1_000}
      exponent={exponent}
      series={series}
      data={data}
    />
  );
};

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
