import { useUnit } from 'effector-react';
import { Copy, Download, FlaskConical } from 'lucide-react';
import { clockLabel } from '../lanes/axis.ts';
import { $book, $interval } from '../lanes/model.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import * as model from './model.ts';
import styles from './write-test.module.css';

/** An interval of a stream's lane as a marble test. */
export const WriteTestPanel = () => {
  const { book, interval, test, isCopied, failure, write, copy, save } = useUnit({
    book: $book,
    interval: $interval,
    test: model.$test,
    isCopied: model.$isCopied,
    failure: model.$testFailure,
    write: model.testWritten,
    copy: model.testCopied,
    save: model.testSaved,
  });
  const lane = interval?.lane ? book?.lanes.get(interval.lane) : undefined;
  const isStream = lane?.group === 'Streams';
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p>
          {interval && isStream ? (
            <>
              <b>{lane.name}</b> from {clockLabel(interval.fromMs, 1)} to {clockLabel(interval.toMs, 1)}
            </>
          ) : (
            <>
              Hold Shift and drag along the lane of a stream, or put <kbd>[</kbd> and <kbd>]</kbd> on two of its
              marbles.
              {interval && !isStream && ' The chosen lane is not a stream.'}
            </>
          )}
        </p>
        <Button icon={FlaskConical} look="primary" disabled={!isStream} onClick={write}>
          Write the test
        </Button>
        {test && (
          <>
            <Button icon={Copy} onClick={copy}>
              {isCopied ? 'Copied' : 'Copy'}
            </Button>
            <Button icon={Download} onClick={save}>
              Save {model.nameOf(test)}
            </Button>
          </>
        )}
      </div>
      <Failure>{failure}</Failure>
      {test && <p className={styles.path}>{test.file}</p>}
      {test && (
        <pre className={styles.text} tabIndex={0} aria-label={test.file}>
          {test.text}
        </pre>
      )}
    </div>
  );
};
