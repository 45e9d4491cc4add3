import { useUnit } from 'effector-react';
import { Pause, Play, Scissors, SkipForward, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Player, Problem } from './ports.ts';
import * as model from './replay.ts';
import { clock, count } from './texts.ts';
import { Button, Failure } from './ui.tsx';
import styles from './page.module.css';

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 25, 50, 100];

/** The recording that is replayed, and its controls. */
export const ReplayBar = () => {
  const { replayed, player, failure, isReading, close } = useUnit({
    replayed: model.$replayed,
    player: model.$player,
    failure: model.$replayFailure,
    isReading: model.$isReading,
    close: model.replayClosed,
  });
  if (isReading) return <p className={styles.line}>Reading the file…</p>;
  if (!replayed) return <Failure>{failure}</Failure>;
  const { header, items } = replayed.recording;
  return (
    <section aria-label="Replay">
      <div className={styles.line}>
        <b>{replayed.name}</b>
        <span>
          {header.merchant} · {header.language} · {new Date(header.startedAtMs).toISOString().slice(0, 19)} ·{' '}
          {count(items.length)} items · build {header.build}
          {header.trimmed && ' · begins after dropped items'}
        </span>
        <Button icon={X} onClick={close}>
          Back to the live site
        </Button>
      </div>
      <Failure>{failure}</Failure>
      {player && <Controls player={player} />}
    </section>
  );
};

const Controls = ({ player }: { player: Player }) => {
  const state = useSyncExternalStore(player.changed, player.state);
  const { atMs, endMs, playing, speed, problems } = state;
  const act = useUnit(model.playerCommanded);
  return (
    <>
      <div className={styles.line}>
        <Button
          icon={playing ? Pause : Play}
          look="primary"
          aria-label={playing ? 'Pause the replay' : 'Play'}
          onClick={() => act((now) => (playing ? now.pause() : now.play()))}
        />
        <Button icon={SkipForward} aria-label="Step to the next item" onClick={() => act((now) => now.step())} />
        <input
          type="range"
          aria-label="Moment of the replay"
          aria-valuetext={`${clock(atMs)} of ${clock(endMs)}`}
          min={0}
          max={Math.ceil(endMs)}
          value={Math.round(atMs)}
          onChange={({ target }) => act((now) => now.seek(target.valueAsNumber))}
        />
        <output>{`${clock(atMs)} / ${clock(endMs)}`}</output>
        <label>
          Speed
          <select value={speed} onChange={({ target }) => act((now) => now.setSpeed(Number(target.value)))}>
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </label>
      </div>
      <Problems problems={problems} seek={(t) => act((now) => now.seek(t))} />
    </>
  );
};

/** Broken invariants and differences of a replay, and the way to the shortest recording that shows one of them. */
const Problems = ({ problems, seek }: { problems: readonly Problem[]; seek: (t: number) => void }) => {
  const { isShrinking, progress, failure, shrink } = useUnit({
    isShrinking: model.$isShrinking,
    progress: model.$shrinkProgress,
    failure: model.$shrinkFailure,
    shrink: model.shrinkRequested,
  });
  if (problems.length === 0) return <p className={styles.line}>No broken invariant and no difference so far.</p>;
  return (
    <>
      <ul className={styles.problems} aria-label="Problems">
        {problems.map((problem, at) => (
          <li key={at} className={styles.line}>
            <Button onClick={() => seek(problem.t)}>{clock(problem.t)}</Button>
            <b>{problem.invariant}</b>
            <span>{problem.text}</span>
            <Button icon={Scissors} disabled={isShrinking} onClick={() => shrink(problem)}>
              Shrink and save
            </Button>
          </li>
        ))}
      </ul>
      {progress && (
        <p className={styles.line} role="status">
          {isShrinking ? 'Leaving items out while it still fails… ' : 'Saved. '}
          {count(progress.items)} items left after {count(progress.tried)} tries
        </p>
      )}
      <Failure>{failure}</Failure>
    </>
  );
};
