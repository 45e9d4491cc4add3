import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Span } from '../../../contract/salary.ts';
import { $site } from '../../entities/site/model.ts';
import { $marks, type Mark } from '../../features/watch-salary/model.ts';
import { formatAmount } from '../../shared/format/money.ts';
import { formatTimeThere } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { $connection } from '../../shared/realtime/runtime.ts';
import { useTold } from '../../shared/realtime/use-told.ts';
import styles from './salary-page.module.css';

const SPAN_SECONDS: Record<Span, number> = { '5m': 300, '1h': 3_600, '1d': 86_400 };
/** The axis moves on this often: in five minutes' view that is less than a pixel. */
const SCROLL_EVERY_MS = 250;
const HEIGHT = 260;

const columns = (marks: readonly Mark[], exponent: number): uPlot.AlignedData => {
  const scale = 10 ** exponent;
  const whole = (amount: number | null) => (amount === null ? null : amount / scale);
  return [
    marks.map(({ atMs }) => atMs / 1_000),
    marks.map(({ accrued }) => whole(accrued)),
    marks.map(({ settled }) => whole(settled)),
  ];
};

/** AGT-04: the accrual as it grows and what was settled, on a time axis that scrolls by the server's clock. Draws itself; React renders its frame once. */
export const SalaryChart = ({ span, exponent }: { span: Span; exponent: number }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const told = useTold($marks);
  const view = useUnit({ site: $site, connection: $connection });
  const offset = view.site?.brand.gmtOffsetMinutes ?? 0;
  const serverOffsetMs = view.connection.serverOffsetMs ?? 0;
  const words = { accrued: t('salary.accrued'), settled: t('salary.bills') };
  const { accrued, settled } = words;
  useEffect(() => {
    const element = place.current!;
    const colour = (name: string) => getComputedStyle(element).getPropertyValue(name);
    const axis = { stroke: colour('--muted'), grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false } };
    const range = (): [number, number] => {
      const now = (Date.now() + serverOffsetMs) / 1_000;
      return [now - SPAN_SECONDS[span], now];
    };
    const amount = (value: number | null) =>
      value === null ? '' : formatAmount(Math.round(value * 10 ** exponent), exponent, locale);
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        scales: { x: { time: true, range: () => range() }, y: { range: (_, __, max) => [0, Math.max(max * 1.1, 1)] } },
        legend: { show: false },
        cursor: { drag: { x: false, y: false } },
        axes: [
          {
            ...axis,
            values: (_, ticks) => ticks.map((seconds) => formatTimeThere(seconds * 1_000, offset, locale)),
          },
          { ...axis, size: 70, values: (_, ticks) => ticks.map(amount) },
        ],
        series: [
          {},
          {
            label: accrued,
            stroke: colour('--jade'),
            width: 2,
            fill: `color-mix(in srgb, ${colour('--jade')} 12%, transparent)`,
            spanGaps: true,
            points: { show: false },
          },
          {
            label: settled,
            stroke: colour('--brass'),
            fill: colour('--brass'),
            paths: () => null,
            points: { show: true, size: 9 },
          },
        ],
      },
      columns([], exponent),
      element,
    );
    const stop = told((marks) => chart.setData(columns(marks, exponent)));
    const timer = setInterval(() => {
      const [min, max] = range();
      chart.setScale('x', { min, max });
    }, SCROLL_EVERY_MS);
    const resizing = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    resizing.observe(element);
    return () => {
      clearInterval(timer);
      resizing.disconnect();
      stop();
      chart.destroy();
    };
  }, [told, span, exponent, locale, offset, serverOffsetMs, accrued, settled]);
  // Digits and time run from left to right in every language.
  return <div ref={place} dir="ltr" className={styles.chart} role="img" aria-label={t('salary.chart')} />;
};
