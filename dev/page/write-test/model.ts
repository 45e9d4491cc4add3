import { attach, createEvent, createStore, sample } from 'effector';
import { $surroundings } from '../browser.ts';
import { $book, $interval, intervalChosen, intervalCleared } from '../lanes/model.ts';

export const testWritten = createEvent();
export const testCopied = createEvent();
export const testSaved = createEvent();

const writeFx = attach({
  source: { book: $book, interval: $interval, surroundings: $surroundings },
  effect({ book, interval, surroundings }) {
    const lane = interval?.lane ? book?.lanes.get(interval.lane) : undefined;
    if (!book || !interval || lane?.group !== 'Streams')
      throw new Error('Choose an interval on the lane of a stream: only a stream has a diagram.');
    return surroundings.writeTest({
      traces: book.marbles.map(({ trace }) => trace),
      stream: lane.name,
      fromMs: interval.fromMs,
      toMs: interval.toMs,
    });
  },
});
sample({ clock: testWritten, target: writeFx });

export const $test = createStore<{ file: string; text: string } | null>(null)
  .on(writeFx.doneData, (_, written) => written)
  .reset(intervalChosen, intervalCleared);

/** Without its folder: where the browser saves it, there is none. */
export const nameOf = ({ file }: { file: string }) => file.split('/').at(-1)!;

const copyFx = attach({
  source: { test: $test, surroundings: $surroundings },
  effect: ({ test, surroundings }) => surroundings.copy(test?.text ?? ''),
});
const saveFx = attach({
  source: { test: $test, surroundings: $surroundings },
  effect: ({ test, surroundings }) =>
    test ? surroundings.save(nameOf(test), new Blob([test.text], { type: 'text/plain' })) : undefined,
});
sample({ clock: testCopied, target: copyFx });
sample({ clock: testSaved, target: saveFx });

/** Whether the text shown is on the clipboard. */
export const $isCopied = createStore(false)
  .on(copyFx.done, () => true)
  .reset(writeFx);
export const $testFailure = createStore<string | null>(null)
  .on([writeFx.failData, copyFx.failData], (_, { message }) => message)
  .reset(testWritten, intervalChosen);
