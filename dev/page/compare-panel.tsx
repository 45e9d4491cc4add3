import { useUnit } from 'effector-react';
import { GitCompare } from 'lucide-react';
import { useState } from 'react';
import type { LaneDifference } from '../compare/compare.ts';
import type { Trace } from '../recording/format.ts';
import { placeOf, valueOf } from '../recording/lane.ts';
import * as model from './compare-model.ts';
import { Value } from './inspector.tsx';
import { $held } from './record.ts';
import { clock, count, preview } from './texts.ts';
import { Button, Dot, Failure, FileButton } from './ui.tsx';
import styles from './page.module.css';

/** Two recordings: the first difference of each lane. */
export const ComparePanel = () => {
  const { sides, held, comparison, isComparing, failure, open, take, compare } = useUnit({
    sides: model.$sides,
    held: $held,
    comparison: model.$comparison,
    isComparing: model.$isComparing,
    failure: model.$compareFailure,
    open: model.sideOpened,
    take: model.sideHeld,
    compare: model.compared,
  });
  const [chosen, choose] = useState<LaneDifference | null>(null);
  const differences = comparison?.differences ?? [];
  const difference = differences.find((each) => each === chosen) ?? differences[0];
  return (
    <div className={styles.column}>
      <div className={styles.line}>
        {model.SIDES.map((side) => (
          <span key={side} className={styles.choice}>
            {side} <b>{sides[side]?.name ?? 'none'}</b>
            <FileButton label={`Open ${side}…`} onFile={(file) => open({ side, file })} />
            {held && <Button onClick={() => take(side)}>Use the one just taken</Button>}
          </span>
        ))}
        <Button
          icon={GitCompare}
          look="primary"
          disabled={!sides.left || !sides.right || isComparing}
          onClick={() => compare()}
        >
          Compare
        </Button>
      </div>
      <Failure>{failure}</Failure>
      {isComparing && <p role="status">Replaying both…</p>}
      {comparison && !difference && <p role="status">No difference: each lane has the same marbles in both.</p>}
      {comparison && difference && (
        <div className={styles.halves}>
          <ul className={styles.list} aria-label={`${count(differences.length)} lanes differ`}>
            {differences.map((each) => (
              <li key={`${each.lane}/${each.name}`}>
                <button type="button" aria-current={each === difference} onClick={() => choose(each)}>
                  <Dot group={placeOf((each.left ?? each.right)!).group} />
                  <span>{each.name}</span>
                  <small>marble {count(each.at + 1)}</small>
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.halves}>
            {model.SIDES.map((side) => (
              <section key={side} aria-label={side}>
                <Around difference={difference} traces={comparison.traces[side]} />
                {difference[side] ? (
                  <Value name={side} value={valueOf(difference[side])} />
                ) : (
                  <p>The lane ends before.</p>
                )}
              </section>
            ))}
          </div>
        </div>
      )}
    </div>
  );
};

/** Marbles shown before and after the difference. */
const AROUND = 3;

/** The marbles of the lane that differs, around the difference. */
const Around = ({
  difference: { lane, name, at },
  traces,
}: {
  difference: LaneDifference;
  traces: readonly Trace[];
}) => {
  const own = traces.filter((trace) => trace.lane === lane && placeOf(trace).name === name);
  const from = Math.max(0, at - AROUND);
  return (
    <ol className={styles.list} start={from + 1}>
      {own.slice(from, at + AROUND + 1).map((trace, index) => (
        <li key={trace.id} data-differs={from + index === at}>
          {clock(trace.t)} <small>{preview(valueOf(trace), 40)}</small>
        </li>
      ))}
    </ol>
  );
};
