import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type uPlot from 'uplot';
import { SPAN_MS, type Span } from '../../../../contract/salary.ts';
import { $marks, type Mark } from '../../../features/salary/index.ts';
import { useStoreListener } from '../../../shared/realtime/use-store-listener.ts';
import { ScrollingChart } from '../layout/scrolling-chart.tsx';

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
export const SalaryChart = ({ span, exponent }: { span: Span; exponent: number }) => {
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
