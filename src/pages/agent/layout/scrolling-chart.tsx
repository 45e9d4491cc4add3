import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { $site } from '../../../entities/site/index.ts';
import { formatAmount } from '../../../shared/format/money.ts';
import { formatTimeThere } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { $connection } from '../../../shared/realtime/runtime.ts';
import styles from './scrolling-chart.module.css';

/** Interval at which the axis moves: less than a pixel in the view of five minutes. */
const SCROLL_EVERY_MS = 250;
const HEIGHT = 260;
/** Minimum distances of labels, in seconds. Labels show hours and minutes. */
const STEPS = [60, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600];

type Colour = (name: string) => string;

interface Props {
  label: string;
  seconds: number;
  exponent: number;
  /** Must keep its identity. */
  series: (colour: Colour) => uPlot.Series[];
  /** Passes the columns, seconds first and whole amounts after, on each change; must keep its identity. */
  data: (tell: (columns: uPlot.AlignedData) => void) => () => void;
}

/** Amounts on a time axis that scrolls by the server's clock. It draws itself; React renders its frame once. */
export const ScrollingChart = ({ label, seconds, exponent, series, data }: Props) => {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const view = useUnit({ site: $site, connection: $connection });
  const timeZone = view.site?.brand.timeZone ?? 'UTC';
  const serverOffsetMs = useRef(0);
  // The offset is corrected every few seconds, which must not recreate the chart.
  useEffect(() => {
    serverOffsetMs.current = view.connection.serverOffsetMs ?? 0;
  }, [view.connection.serverOffsetMs]);
  useEffect(() => {
    const element = place.current!;
    const colour: Colour = (name) => getComputedStyle(element).getPropertyValue(name);
    const axis = { stroke: colour('--muted'), grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false } };
    const range = (): [number, number] => {
      const now = (Date.now() + serverOffsetMs.current) / 1_000;
      return [now - seconds, now];
    };
    const amount = (value: number | null) =>
      value === null ? '' : formatAmount(Math.round(value * 10 ** exponent), exponent, locale);
    const lines = series(colour);
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
            incrs: STEPS,
            values: (_, ticks) => ticks.map((second) => formatTimeThere(second * 1_000, timeZone, locale)),
          },
          { ...axis, size: 70, values: (_, ticks) => ticks.map(amount) },
        ],
        series: [{}, ...lines],
      },
      [[], ...lines.map(() => [])],
      element,
    );
    const stop = data((columns) => chart.setData(columns));
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
  }, [data, series, seconds, exponent, locale, timeZone]);
  // Digits and time run left to right in every language.
  return <div ref={place} dir="ltr" className={styles.chart} role="img" aria-label={label} />;
};
