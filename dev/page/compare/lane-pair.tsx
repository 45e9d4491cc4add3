import type { Trace } from '../../recording/format.ts';
import { labelOf, COLOURS } from '../lanes/texts.ts';
import { placeOf } from '../lanes/lane.ts';
import type { LaneDifference } from '../ports.ts';
import { SIDES, type Side } from './model.ts';
import styles from './compare.module.css';

/** Marbles shown before and after the difference. */
const AROUND = 6;

/** The marbles of the lane that differs, around the difference, and the place of the first of them. */
const around = (traces: readonly Trace[], { lane, name, at }: LaneDifference) => {
  const own = traces.filter((trace) => trace.lane === lane && placeOf(trace).name === name);
  const from = Math.max(0, at - AROUND);
  return { marbles: own.slice(from, at + AROUND + 1), from };
};

const STEP_PX = 64;
const LANE_PX = 40;

interface Props {
  difference: LaneDifference;
  traces: Record<Side, readonly Trace[]>;
}

/** The lane in both recordings, one below the other, marble by marble. */
export const LanePair = ({ difference, traces }: Props) => {
  const lanes = SIDES.map((side) => ({ side, ...around(traces[side], difference) }));
  const marbles = Math.max(...lanes.map((lane) => lane.marbles.length));
  const { from } = lanes[0]!;
  const colour = `var(${COLOURS[placeOf((difference.left ?? difference.right)!).group]})`;
  const differs = (difference.at - from + 0.5) * STEP_PX;
  return (
    <div className={styles.pair}>
      <svg width={Math.max(1, marbles) * STEP_PX} height={LANE_PX * 2} aria-hidden>
        <rect x={differs - STEP_PX / 2} width={STEP_PX} height={LANE_PX * 2} rx={6} className={styles.differs} />
        {lanes.map((lane, row) => (
          <g key={lane.side} transform={`translate(0 ${row * LANE_PX})`}>
            <line x1={0} x2={marbles * STEP_PX} y1={14} y2={14} className={styles.line} />
            {lane.marbles.map((trace, at) => (
              <g key={trace.id} transform={`translate(${(at + 0.5) * STEP_PX} 14)`}>
                <circle r={6} fill={lane.from + at === difference.at ? 'var(--coral)' : colour} />
                <text y={20} textAnchor="middle">
                  {short(trace)}
                </text>
              </g>
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
};

const short = (trace: Trace) => {
  const label = labelOf({ trace, look: 'value' });
  return label.length > 9 ? `${label.slice(0, 8)}…` : label;
};
