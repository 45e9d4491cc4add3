import { useUnit } from 'effector-react';
import { CircleCheck, Download, Scissors } from 'lucide-react';
import { clockLabel } from '../lanes/axis.ts';
import { count } from '../lanes/texts.ts';
import type { Problem } from '../ports.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { $player, sought } from './model.ts';
import * as shrink from './shrink-model.ts';
import styles from './replay.module.css';

/** Broken invariants and differences of a replay, and the way to the shortest recording that shows one of them. */
export const Problems = ({ problems }: { problems: readonly Problem[] }) => {
  const { player, seek, isShrinking, progress, shrunk, failure, request, save } = useUnit({
    player: $player,
    seek: sought,
    isShrinking: shrink.$isShrinking,
    progress: shrink.$shrinkProgress,
    shrunk: shrink.$shrunk,
    failure: shrink.$shrinkFailure,
    request: shrink.shrinkRequested,
    save: shrink.shrunkSaved,
  });
  if (!player) return null;
  if (problems.length === 0) {
    return (
      <p className={styles.fine}>
        <CircleCheck size={14} aria-hidden /> No broken invariant and no difference so far.
      </p>
    );
  }
  return (
    <>
      <ul className={styles.problems} aria-label="Problems">
        {problems.map((problem, at) => (
          <li key={at}>
            <button type="button" onClick={() => seek(problem.t)}>
              {clockLabel(problem.t, 1)}
            </button>
            {problem.invariant && <b>{problem.invariant}</b>}
            <span>{problem.text}</span>
            <Button icon={Scissors} disabled={isShrinking} onClick={() => request(problem)}>
              Shrink
            </Button>
          </li>
        ))}
      </ul>
      {isShrinking && (
        <p role="status">
          Leaving items out while it still fails…{' '}
          {progress && `${count(progress.items)} items left after ${count(progress.tried)} tries`}
        </p>
      )}
      {shrunk && (
        <p className={styles.shrunk}>
          {count(shrunk.items.length)} items still show it.
          <Button icon={Download} onClick={save}>
            Save the short recording
          </Button>
        </p>
      )}
      <Failure>{failure}</Failure>
    </>
  );
};
