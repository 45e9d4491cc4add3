import { memo, useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { isolated } from '../../shared/format/isolated.ts';
import { formatAmount } from '../../shared/format/money.ts';
import { formatter } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import styles from './day-bars.module.css';

const HALF_DAY_SECONDS = 43_200;

interface Props {
  label: string;
  /** Dates, `2026-11-23`, and amounts in minor units, the first day first. */
  days: readonly { day: string; amount: number }[];
  exponent: number;
  /** In pixels. */
  height?: number;
  /** `play`: wins and losses of the one who sees it · `agent`: a player's win is the agent's loss · `plain`: other money. */
  tone?: keyof typeof TONES;
}

/** Colours of amounts above and below zero. */
const TONES = {
  play: ['--jade', '--coral'],
  agent: ['--coral', '--jade'],
  plain: ['--brass', '--brass'],
} as const;

/** An amount of each day as a bar above or below zero. A table of the page has the same figures. */
const DayBars = ({ label, days, exponent, height = 220, tone = 'play' }: Props) => {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current!;
    const colour = (name: string) => getComputedStyle(element).getPropertyValue(name);
    const axis = { stroke: colour('--muted'), grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false } };
    const paths = uPlot.paths.bars!({ size: [0.7, 40] });
    const bars = (name: string): uPlot.Series => ({
      stroke: colour(name),
      fill: colour(name),
      paths,
      points: { show: false },
    });
    // The dates are calendar days without a time zone.
    const dayFormat = formatter(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const amounts = days.map(({ amount }) => amount / 10 ** exponent);
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height,
        tzDate: (second) => uPlot.tzDate(new Date(second * 1_000), 'UTC'),
        scales: {
          // The bars stand in the middle of their days.
          x: { range: (_, min, max) => [min - HALF_DAY_SECONDS, max + HALF_DAY_SECONDS] },
          y: { range: (_, min, max) => [Math.min(min * 1.1, 0), Math.max(max * 1.1, 0) || 1] },
        },
        legend: { show: false },
        cursor: { drag: { x: false, y: false } },
        axes: [
          {
            ...axis,
            space: 70,
            gap: 9,
            values: (_, ticks) => ticks.map((second) => isolated(dayFormat.format(second * 1_000))),
          },
          {
            ...axis,
            size: 80,
            values: (_, ticks) =>
              ticks.map((value) => formatAmount(Math.round(value * 10 ** exponent), exponent, locale)),
          },
        ],
        series: [{}, ...TONES[tone].map(bars)],
      },
      [
        days.map(({ day }) => Date.parse(day) / 1_000),
        amounts.map((amount) => (amount >= 0 ? amount : null)),
        amounts.map((amount) => (amount < 0 ? amount : null)),
      ],
      element,
    );
    const resizing = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    resizing.observe(element);
    return () => {
      resizing.disconnect();
      chart.destroy();
    };
  }, [days, exponent, height, tone, locale]);
  // Digits and time run left to right in every language.
  return (
    <div
      ref={place}
      dir="ltr"
      className={styles.chart}
      style={{ minBlockSize: height }}
      role="img"
      aria-label={label}
    />
  );
};

/** Equal days in another array keep the drawn chart. */
export default memo(DayBars, (before, now) => JSON.stringify(before) === JSON.stringify(now));
