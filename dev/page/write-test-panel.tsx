import { useUnit } from 'effector-react';
import { Download, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { writeTest } from '../marbles/write-test.ts';
import { $browser } from './browser.ts';
import { $book, $growth, $opened } from './model.ts';
import { Button, CopyButton, Failure } from './ui.tsx';
import styles from './page.module.css';

/** Shown before and after the opened marble, in seconds. */
const AROUND_S = 2;

/** An interval of a stream's lane as a marble test. An opened marble of a stream gives the first one. */
export const WriteTestPanel = () => {
  const { book, opened, browser } = useUnit({ book: $book, opened: $opened, browser: $browser, growth: $growth });
  const middle = (opened?.t ?? book?.lastMs ?? 0) / 1_000;
  const [stream, setStream] = useState(opened?.lane.group === 'Streams' ? opened.lane.name : '');
  const [from, setFrom] = useState(Math.max(0, Math.floor(middle - AROUND_S)));
  const [to, setTo] = useState(Math.ceil(middle + AROUND_S));
  const [written, setWritten] = useState<{ file: string; text: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const write = () => {
    try {
      const traces = book!.marbles.map(({ trace }) => trace);
      setWritten(writeTest({ traces, stream, fromMs: from * 1_000, toMs: to * 1_000 }));
      setFailure(null);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  const streams = [...(book?.lanes.values() ?? [])].filter(({ group }) => group === 'Streams').map(({ name }) => name);
  return (
    <div className={styles.column}>
      <div className={styles.line}>
        <label>
          Stream
          <select value={stream} onChange={({ target }) => setStream(target.value)}>
            <option value="">choose</option>
            {streams.sort().map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          from second
          <input type="number" min={0} value={from} onChange={({ target }) => setFrom(target.valueAsNumber || 0)} />
        </label>
        <label>
          to
          <input type="number" min={0} value={to} onChange={({ target }) => setTo(target.valueAsNumber || 0)} />
        </label>
        <Button icon={FlaskConical} look="primary" disabled={stream === ''} onClick={write}>
          Write the test
        </Button>
        {written && (
          <>
            <CopyButton label="Copy the test" text={() => written.text} />
            <Button icon={Download} onClick={() => browser.save(written.file.split('/').at(-1)!, written.text)}>
              Save
            </Button>
          </>
        )}
      </div>
      <Failure>{failure}</Failure>
      {written && (
        <>
          <p>{written.file}</p>
          <pre tabIndex={0} aria-label={written.file}>
            {written.text}
          </pre>
        </>
      )}
    </div>
  );
};
