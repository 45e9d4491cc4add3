import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { $site } from '../../../entities/site/index.ts';
import { $bills } from '../../../features/bills/model.ts';
import { formatAmount } from '../../../shared/format/money.ts';
import { formatDayThere } from '../../../shared/format/window.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import styles from './pay-page.module.css';

const HEIGHT = 200;

/** The pay of each window of the selection as a bar. The table beside it has the same figures. */
export default function PayChart({ label }: { label: string }) {
  const locale = useLocale();
  const index = useRef<HTMLDivElement>(null);
  const { bills, site } = useUnit({ bills: $bills, site: $site });
  const chart = bills?.chart;
  const exponent = bills?.totals.amount.exponent ?? 2;
  const timeZone = site?.brand.timeZone ?? 'UTC';
  useEffect(() => {
    const element = index.current!;
    if (!chart || chart.length === 0) return;
    const colour = (name: string) => getComputedStyle(element).getPropertyValue(name);
    const axis = { stroke: colour('--muted'), grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false } };
    const plot = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        // Windows stand side by side: those without bets are left out, so the axis counts windows.
        scales: {
          x: { time: false, range: [-0.7, chart.length - 0.3] },
          y: { range: (_, __, max) => [0, Math.max(max * 1.1, 0) || 1] },
        },
        legend: { show: false },
        cursor: { drag: { x: false, y: false } },
        axes: [
          {
            ...axis,
            size: 32,
            space: 70,
            incrs: [1, 2, 5, 10, 20, 50, 100],
            values: (_, places) =>
              places.map((each) => (chart[each] ? formatDayThere(chart[each].windowStartMs, timeZone, locale) : '')),
          },
          {
            ...axis,
            size: 80,
            values: (_, ticks) =>
              ticks.map((value) => formatAmount(Math.round(value * 10 ** exponent), exponent, locale)),
          },
        ],
        series: [
          {},
          {
            stroke: colour('--jade'),
            fill: colour('--jade'),
            paths: uPlot.paths.bars!({ size: [0.7, 40] }),
            points: { show: false },
          },
        ],
      },
      [chart.map((_, at) => at), chart.map(({ amount }) => amount / 10 ** exponent)],
      element,
    );
    const resizing = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
    resizing.observe(element);
    return () => {
      resizing.disconnect();
      plot.destroy();
    };
  }, [chart, exponent, timeZone, locale]);
  // Digits and time run left to right in every language.
  return <div ref={index} dir="ltr" className={styles.chart} role="img" aria-label={label} />;
}
