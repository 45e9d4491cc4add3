import fc from 'fast-check';
import { profile } from '../../../chaos/support/profile.ts';

/** A place where sequences are played one after the other, with a database of its own. */
export interface Lane<C> {
  /** Plays the commands on fresh accounts; throws where product and reference differ. */
  play(commands: Iterable<C>): Promise<void>;
  /** Throws where what all sequences left behind is wrong. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const given = process.env['MODEL_SEED'];
/** `MODEL_SEED=<number>` plays that sequence and nothing else. */
export const replaying = given !== undefined;

/** A sequence in 16 is long: what needs many commands to show is rare, and costs as much as all the short ones. */
const LONG_EVERY = 16;
const SHORT = 10;
const LONG = 48;
/** A failure is told within this, however small it has been made by then; milliseconds. */
const SHRINKING_MS = 30_000;

interface Played<C> {
  command: fc.Arbitrary<C>;
  /** Each is opened once, and plays its share of the sequences. */
  openLane: () => Promise<Lane<C>>;
  lanes: number;
  /** How many sequences; ten times as many where CHAOS=long. */
  count: number;
  /** The number of the first; those after it count up. */
  first?: number;
  /** Whether a failure is told as it came, and not made shorter. */
  brief?: boolean;
  /** What to type after `MODEL_SEED=<number>` to play one again. */
  replay: string;
}

/** Plays numbered sequences of random commands; throws for the first that fails, with its number and its shortest form. */
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
  // Without a bias, which would make nearly all of them short: each is the first and only sample of its number.
  const commands = fc.noBias(fc.array(command, { minLength: 1, maxLength, size: 'max' }));
  const [list] = fc.sample(commands, { seed: number, numRuns: 1 });
  const fault = await faultOf(lane, list!);
  if (!fault) return;
  const found = brief ? fault : await shortened(lane, fault);
  throw new Error(
    [
      `Sequence ${number} ends otherwise than its reference, after these of its ${list!.length} commands:`,
      ...found.list.map((each, place) => `  ${place + 1}. ${JSON.stringify(each)}`),
      `Play it again: MODEL_SEED=${number} ${replay}`,
    ].join('\n'),
    { cause: found.error },
  );
};

/** Commands that end otherwise than the reference, and how. */
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

/** Leaves out what the fault does not need, in ever smaller parts: fast-check would first try to make each value smaller. */
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
