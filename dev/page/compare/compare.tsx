import { useUnit } from 'effector-react';
import { GitCompare } from 'lucide-react';
import { preview } from '../inspect/value.ts';
import { Tree } from '../inspect/tree.tsx';
import { clockLabel } from '../lanes/axis.ts';
import { placeOf, valueOf } from '../lanes/lane.ts';
import { count } from '../lanes/texts.ts';
import type { LaneDifference } from '../ports.ts';
import { $held } from '../record/model.ts';
import { Button } from '../ui/button.tsx';
import { Dot } from '../ui/dot.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Failure } from '../ui/failure.tsx';
import { LanePair } from './lane-pair.tsx';
import * as model from './model.ts';
import styles from './compare.module.css';

const NAMES: Record<model.Side, string> = { left: 'Left', right: 'Right' };
const groupOf = ({ left, right }: LaneDifference) => placeOf((left ?? right)!).group;

/** Two recordings: the first difference of each lane. */
export const ComparePanel = () => {
  const { sides, held, comparison, difference, isComparing, failure, drop, take, compare, open } = useUnit({
    sides: model.$sides,
    held: $held,
    comparison: model.$comparison,
    difference: model.$difference,
    isComparing: model.$isComparing,
    failure: model.$compareFailure,
    drop: model.sideDropped,
    take: model.sideHeld,
    compare: model.compared,
    open: model.differenceOpened,
  });
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        {model.SIDES.map((side) => (
          <span key={side} className={styles.side}>
            <span>{NAMES[side]}</span>
            <b>{sides[side]?.name ?? 'none'}</b>
            <FileButton label={`Open ${side}…`} onFile={(file) => drop({ side, file })} />
            {held && <Button onClick={() => take(side)}>Use the one just taken</Button>}
          </span>
        ))}
        <Button
          icon={GitCompare}
          look="primary"
          disabled={!sides.left || !sides.right || isComparing}
          onClick={compare}
        >
          Compare
        </Button>
      </div>
      <Failure>{failure}</Failure>
      {isComparing && <p role="status">Replaying both…</p>}
      {comparison && comparison.differences.length === 0 && (
        <p role="status">No difference: each lane has the same marbles in both.</p>
      )}
      {comparison && comparison.differences.length > 0 && (
        <div className={styles.result}>
          <ul className={styles.list} aria-label={`${count(comparison.differences.length)} lanes differ`}>
            {comparison.differences.map((each) => (
              <li key={`${each.lane}/${each.name}`}>
                <button type="button" aria-pressed={each === difference} onClick={() => open(each)}>
                  <Dot group={groupOf(each)} />
                  <span>{each.name}</span>
                  <span className={styles.at}>marble {count(each.at + 1)}</span>
                </button>
              </li>
            ))}
          </ul>
          {difference && (
            <div className={styles.shown}>
              <LanePair difference={difference} traces={comparison.traces} />
              <div className={styles.values}>
                {model.SIDES.map((side) => {
                  const trace = difference[side];
                  return (
                    <section key={side} aria-label={NAMES[side]}>
                      <h3>
                        {NAMES[side]} {trace ? clockLabel(trace.t, 1) : ''}
                      </h3>
                      {trace ? (
                        <Tree key={preview(valueOf(trace))} name="value" value={valueOf(trace)} />
                      ) : (
                        <p>The lane ends before.</p>
                      )}
                    </section>
                  );
                })}
              </div>
            </div>
          )}
        </div>
      )}
    </div>
  );
};
