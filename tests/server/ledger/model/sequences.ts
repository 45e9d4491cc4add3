import { profile } from '../../../chaos/support/profile.ts';
import fc from '../../../support/fast-check.ts';

/** A database that runs sequences one after the other. */
export interface Lane<C> {
  /** Runs the commands on fresh accounts; throws where product and reference differ. */
  play(commands: Iterable<C>): Promise<void>;
  /** Throws where the state after all sequences is wrong. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const given = process.env['MODEL_SEED'];
/** `MODEL_SEED=<number>` runs only that sequence. */
export const replaying = given !== undefined;

/** One sequence in 16 is long: some faults need many commands, and a long one costs as much as all the short ones. */
const LONG_EVERY = 16;
const SHORT = 10;
const LONG = 48;
/** A failure is reported within this time, shrunk as far as possible by then; milliseconds. */
const SHRINKING_MS = 30_000;

interface Played<C> {
  command: fc.Arbitrary<C>;
  /** Each lane is opened once, and runs its share of the sequences. */
  openLane: () => Promise<Lane<C>>;
  lanes: number;
  /** Number of sequences; ten times as many where CHAOS=long. */
  count: number;
  /** The number of the first; the following ones count up. */
  first?: number;
  /** Whether a failure is reported without shrinking. */
  brief?: boolean;
  /** The arguments after `MODEL_SEED=<number>` that run a sequence again. */
  replay: string;
}

/** Runs numbered sequences of random commands; throws for the first failure, with its number and its shortest form. */
export const playSequences = async <C>(played: Played<C>): Promise<void> => {
  const first = given === undefined ? (played.first ?? profile.seed) : Number(given);
  const count = replaying ? 1 : played.count;
  let next = 0;
  let failed = false;
  const alongside = async (): Promise<void> => {
    const lane = await played.openLane();
    try {
      while (next < count && !failed) {
        const number = first + next;
        next += 1;
        await playOne(number, lane, played);
      }
      if (!failed) await lane.check();
    } catch (error) {
      failed = true;
      throw error;
    } finally {
      await lane.close();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: replaying ? 1 : played.lanes }, alongside));
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
};

const playOne = async <C>(number: number, lane: Lane<C>, { command, replay, brief }: Played<C>): Promise<void> => {
  const maxLength = number % LONG_EVERY ? SHORT : LONG;
  // Without bias, which would make nearly all of them short: each is the first and only sample of its number.
  const commands = fc.noBias(fc.array(command, { minLength: 1, maxLength, size: 'max' }));
  const [list] = fc.sample(commands, { seed: number, numRuns: 1 });
  const fault = await faultOf(lane, list!);
  if (!fault) return;
  const found = brief ? fault : await shortened(lane, fault);
  throw new Error(
    [
      `Sequence ${number} ends otherwise than its reference, after these of its ${list!.length} commands:`,
      ...found.list.map((each, index) => `  ${index + 1}. ${JSON.stringify(each)}`),
      `Play it again: MODEL_SEED=${number} ${replay}`,
    ].join('\n'),
    { cause: found.error },
  );
};

/** Commands whose outcome differs from the reference, and the difference. */
interface Fault<C> {
  list: C[];
  error: unknown;
}

const faultOf = async <C>(lane: Lane<C>, list: C[]): Promise<Fault<C> | undefined> => {
  const done: C[] = [];
  try {
    await lane.play(
      (function* () {
        for (const command of list) {
          done.push(command);
          yield command;
        }
      })(),
    );
    return undefined;
  } catch (error) {
    return { list: done, error };
  }
};

/** Removes commands that the fault does not need, in ever smaller parts: fast-check would first shrink each value. */
const shortened = async <C>(lane: Lane<C>, first: Fault<C>): Promise<Fault<C>> => {
  const until = performance.now() + SHRINKING_MS;
  let fault = first;
  for (let size = Math.ceil(first.list.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < fault.list.length && performance.now() < until;) {
      const without = await faultOf(lane, fault.list.toSpliced(from, size));
      if (without) fault = without;
      else from += size;
    }
  }
  return fault;
};
