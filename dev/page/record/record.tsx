import { useUnit } from 'effector-react';
import { Circle, Download, History, RotateCcw, Square, X } from 'lucide-react';
import { FileButton } from '../ui/file-button.tsx';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { count, duration, size } from '../lanes/texts.ts';
import { fileDropped, heldReplayed } from '../replay/model.ts';
import { $mode, $site } from '../site/model.ts';
import * as model from './model.ts';
import styles from './record.module.css';

/** Start, stop, and the state of the buffer. */
export const RecordBar = () => {
  const { mode, site, isRecording, buffer, start, stop, take, open } = useUnit({
    mode: $mode,
    site: $site,
    isRecording: model.$isRecording,
    buffer: model.$buffer,
    start: model.recordingStarted,
    stop: model.recordingStopped,
    take: model.bufferTaken,
    open: fileDropped,
  });
  return (
    <div className={styles.bar} role="group" aria-label="Record">
      {mode === 'live' && (
        <>
          {isRecording ? (
            <Button icon={Square} look="danger" onClick={stop}>
              Stop
            </Button>
          ) : (
            <Button icon={Circle} look="primary" disabled={!site} onClick={start}>
              Record
            </Button>
          )}
          <Button icon={History} disabled={!site || isRecording} onClick={take}>
            Take the buffer
          </Button>
        </>
      )}
      <FileButton label="Open…" onFile={open} />
      {buffer && (
        <span className={styles.buffer} title="The buffer holds ten minutes at most">
          {isRecording && <i className={styles.live} aria-hidden />}
          {isRecording ? 'Recording' : 'Buffer'} {duration(buffer.toMs - buffer.fromMs)} · {count(buffer.items)} items ·{' '}
          {size(buffer.bytes)}
        </span>
      )}
    </div>
  );
};

/** The recording that was taken: what to do with it. */
export const HeldBar = () => {
  const { held, hidesAmounts, isSaving, failure, toggle, save, replay, drop } = useUnit({
    held: model.$held,
    hidesAmounts: model.$hidesAmounts,
    isSaving: model.$isSaving,
    failure: model.$recordFailure,
    toggle: model.amountsToggled,
    save: model.saveRequested,
    replay: heldReplayed,
    drop: model.heldDropped,
  });
  if (!held) return <Failure>{failure}</Failure>;
  const { items, header } = held.recording;
  return (
    <section className={styles.held} aria-label="The recording">
      <span className={styles.facts}>
        <b>{held.name}</b>
        <span>
          {count(items.length)} items · {duration(items.at(-1)?.t ?? 0)}
          {header.trimmed && ' · earlier items were dropped'}
        </span>
      </span>
      <span className={styles.always}>Tokens, names, addresses and messages are replaced.</span>
      <label className={styles.check}>
        <input type="checkbox" checked={hidesAmounts} onChange={toggle} />
        Replace amounts, too
      </label>
      <Button icon={Download} look="primary" disabled={isSaving} onClick={save}>
        Save
      </Button>
      <Button icon={RotateCcw} onClick={replay}>
        Replay
      </Button>
      <Button icon={X} aria-label="Drop the recording" onClick={drop} />
      <Failure>{failure}</Failure>
    </section>
  );
};
