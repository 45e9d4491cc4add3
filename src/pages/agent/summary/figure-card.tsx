import type { ReactNode } from 'react';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Sparkline } from '../../../shared/ui/sparkline.tsx';
import styles from './summary.module.css';

/** What a rise means for the agent. Money that moves in or out is neither. */
export type Rise = 'good' | 'bad' | 'neutral';

export interface Figure {
  name: string;
  value: ReactNode;
  now: number;
  before: number;
  /** What the figure before is, with its value. */
  beforeText: ReactNode;
  rise: Rise;
  /** By day, the oldest first. */
  trend: readonly number[];
}

/** A larger change says only that it is larger: yesterday was next to nothing. */
const MAX_CHANGE = 9.99;

const toneOf = (change: number, rise: Rise) =>
  rise === 'neutral' || change === 0 ? undefined : change > 0 === (rise === 'good') ? 'gain' : 'loss';

/** The change as a share of the figure before; nothing where there was none. */
const Change = ({ now, before, rise }: Pick<Figure, 'now' | 'before' | 'rise'>) => {
  const locale = useLocale();
  if (before === 0) return null;
  const share = (now - before) / Math.abs(before);
  const text = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  }).format(Math.max(-MAX_CHANGE, Math.min(share, MAX_CHANGE)));
  return (
    <bdi dir="ltr" className={styles.change} data-tone={toneOf(now - before, rise)}>
      {share > MAX_CHANGE && '>'}
      {share < -MAX_CHANGE && '<'}
      {text}
    </bdi>
  );
};

/** One figure of the summary: its value, the change against the time before, and its trend. */
export const FigureCard = ({ name, value, now, before, beforeText, rise, trend }: Figure) => (
  <div className={styles.card}>
    <dt>{name}</dt>
    <dd>
      <span className={styles.value}>
        {value}
        <Change now={now} before={before} rise={rise} />
      </span>
      <small>{beforeText}</small>
      <Sparkline values={trend} />
    </dd>
  </div>
);
