import { useUnit } from 'effector-react';
import { Pause, Play, SkipForward, X, CircleCheck, Download, Scissors } from 'lucide-react';
import { clockLabel } from '../lanes/axis.ts';
import { count } from '../lanes/texts.ts';
import type { Problem } from '../ports.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import * as model from './model.ts';
import { $player, sought } from './model.ts';
import * as shrink from './shrink-model.ts';
import styles from './replay.module.css';

/** Broken invariants and differences of a replay, and the way to the shortest recording that shows one of them. */
const Problems = ({ problems }: { problems: readonly Problem[] }) => {
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

/** The controls of a replay. */
export const ReplayBar = () => {
  const { replayed, state, failure, isReading, toggle, step, seek, setSpeed, close } = useUnit({
    replayed: model.$replayed,
    state: model.$playerState,
    failure: model.$replayFailure,
    isReading: model.$isReading,
    toggle: model.playToggled,
    step: model.stepped,
    seek: model.sought,
    setSpeed: model.speedChosen,
    close: model.replayClosed,
  });
  if (isReading) return <p className={styles.bar}>Reading the file…</p>;
  if (!replayed) return <Failure>{failure}</Failure>;
  const { header, items } = replayed.recording;
  return (
    <section className={styles.bar} aria-label="Replay">
      <div className={styles.about}>
        <b>{replayed.name}</b>
        <span>
          {header.merchant} · {header.language} ·{' '}
          {new Date(header.startedAtMs).toISOString().replace('T', ' ').slice(0, 19)} · {count(items.length)} items ·
          build {header.build}
          {header.trimmed && ' · begins after dropped items'}
        </span>
        <Button icon={X} onClick={close}>
          Back to the live site
        </Button>
      </div>
      <Failure>{failure}</Failure>
      {state && (
        <div className={styles.controls}>
          <Button
            icon={state.playing ? Pause : Play}
            look="primary"
            aria-label={state.playing ? 'Pause the replay' : 'Play'}
            onClick={toggle}
          />
          <Button icon={SkipForward} aria-label="Step to the next item" onClick={step} />
          <input
            type="range"
            className={styles.slider}
            aria-label="Moment of the replay"
            aria-valuetext={`${clockLabel(state.atMs, 1)} of ${clockLabel(state.endMs, 1)}`}
            min={0}
            max={Math.ceil(state.endMs)}
            step={1}
            value={Math.round(state.atMs)}
            onChange={({ target }) => seek(target.valueAsNumber)}
          />
          <output className={styles.time}>
            {clockLabel(state.atMs, 1)} / {clockLabel(state.endMs, 1)}
          </output>
          <label className={styles.speed}>
            <span>Speed</span>
            <select value={state.speed} onChange={({ target }) => setSpeed(Number(target.value))}>
              {model.SPEEDS.map((speed) => (
                <option key={speed} value={speed}>
                  {speed}×
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {state && <Problems problems={state.problems} />}
    </section>
  );
};
