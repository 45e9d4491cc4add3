import { useUnit } from 'effector-react';
import { Circle, Download, History, RotateCcw, Square, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { TraceSource } from '../recording/format.ts';
import * as model from './record.ts';
import { fileOpened, heldReplayed } from './replay.ts';
import { $mode, $site } from './site.ts';
import { count, duration } from './texts.ts';
import { Button, Failure, FileButton } from './ui.tsx';
import styles from './page.module.css';

/** How often the state of the buffer is looked at. */
const LOOK_EVERY_MS = 1_000;

const BufferState = ({ source }: { source: TraceSource }) => {
  const [buffer, setBuffer] = useState<ReturnType<TraceSource['buffer']> | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setBuffer(source.buffer()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [source]);
  if (!buffer) return null;
  const { fromMs, toMs, items, bytes } = buffer;
  return (
    <span title="The buffer holds ten minutes at most">
      {duration(toMs - fromMs)} · {count(items)} items · {count(Math.ceil(bytes / 1024))} kB
    </span>
  );
};

/** Start, stop, and the state of the buffer. */
export const RecordBar = () => {
  const { mode, site, isRecording, start, take, open } = useUnit({
    mode: $mode,
    site: $site,
    isRecording: model.$isRecording,
    start: model.recordingStarted,
    take: model.recordingTaken,
    open: fileOpened,
  });
  return (
    <div className={styles.choice} role="group" aria-label="Record">
      {mode === 'live' && !isRecording && (
        <Button icon={Circle} look="primary" disabled={!site} onClick={() => start()}>
          Record
        </Button>
      )}
      {mode === 'live' && (
        <Button
          icon={isRecording ? Square : History}
          look={isRecording ? 'danger' : 'plain'}
          disabled={!site}
          onClick={() => take()}
        >
          {isRecording ? 'Stop' : 'Take the buffer'}
        </Button>
      )}
      <FileButton label="Open…" onFile={open} />
      {site && <BufferState source={site.source} />}
    </div>
  );
};

/** The recording that was taken: what to do with it. */
export const HeldBar = () => {
  const { held, failure, save, replay, drop } = useUnit({
    held: model.$held,
    failure: model.$recordFailure,
    save: model.heldSaved,
    replay: heldReplayed,
    drop: model.heldDropped,
  });
  const [amounts, setAmounts] = useState(false);
  if (!held) return <Failure>{failure}</Failure>;
  const { items, header } = held.recording;
  return (
    <section className={styles.line} aria-label="The recording">
      <b>{held.name}</b>
      {count(items.length)} items · {duration(items.at(-1)?.t ?? 0)}
      {header.trimmed && ' · earlier items were dropped'}
      <span>Tokens, names, addresses and messages are replaced.</span>
      <label>
        <input type="checkbox" checked={amounts} onChange={() => setAmounts(!amounts)} />
        Replace amounts, too
      </label>
      <Button icon={Download} look="primary" onClick={() => save({ amounts })}>
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
