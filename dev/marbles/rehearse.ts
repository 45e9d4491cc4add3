import type { Call, Run } from './calls.ts';
import { place, type Moment } from './columns.ts';
import { draw, duringOf, firstClash, type Group } from './diagram.ts';
import { capitals, Letters, small } from './letters.ts';
import { textOf } from './literal.ts';
import { play, type Drawn, type Emission, type Inputs } from './play.ts';
import type { StreamFunction } from './streams.ts';

type Event = Run['events'][number];

/** Which part of a recorded call a test plays, and when. */
export interface Script {
  /** What enters, in its order. */
  entering: readonly (Event & { column: number })[];
  /** Columns of frames of the screen by the ids of their events; null if the call waits for none. */
  frames: readonly (Event & { column: number })[] | null;
  /** From here on the stream must emit what was recorded. */
  from: number;
  end: number;
  startMs: number;
  /** What was recorded from `from` on. */
  expected: readonly (Event & { column: number })[];
  /** Results of functions, and streams that are subscribed later or often. */
  runs: ReadonlyMap<string, readonly Run[]>;
}

/** A test that holds: its inputs and outputs as diagrams. */
export interface Rehearsal {
  inputs: Inputs;
  during: string;
  shown: Drawn;
  /** In the order of the diagrams of `inputs`, aligned with `during` and `shown`. */
  frames: string | null;
  hot: ReadonlyMap<string, Drawn>;
}

const COMPLETED = '|';
const FAILED = '#';
/** Moments that are moved apart so that a diagram can be drawn. */
const MAX_WAITS = 100;

const letterOf = (letters: Letters, what: Event['what'] | Emission['what'], value: unknown): string => {
  if (what === 'completed') return COMPLETED;
  return what === 'failed' ? FAILED : letters.of(value);
};
const errorOf = (events: readonly { what: string; value: unknown }[]): unknown =>
  events.find(({ what }) => what === 'failed')?.value;

/** Letters of each port, from one alphabet. */
function alphabetOf(): (port: string) => Letters {
  const alphabet = small();
  const ports = new Map<string, Letters>();
  return (port) => {
    const letters = ports.get(port) ?? new Letters(alphabet);
    ports.set(port, letters);
    return letters;
  };
}

function coldOf(runs: Script['runs'], lettersOf: (port: string) => Letters) {
  const cold = new Map<string, Drawn[]>();
  const results = new Map<string, unknown[]>();
  for (const [port, all] of runs) {
    const letters = lettersOf(port);
    const returned = all.flatMap(({ events }) => events.filter(({ what }) => what === 'returned'));
    if (returned.length > 0) {
      results.set(
        port,
        returned.map(({ value }) => value),
      );
      continue;
    }
    cold.set(
      port,
      all.map(({ startedT, events }) => {
        const moments = events.map(({ id, t, what, value }): Moment => ({
          id,
          port,
          isFrame: false,
          column: Math.floor(t) - Math.floor(startedT),
          letter: letterOf(letters, what, value),
        }));
        const groups = place(moments, new Map()).diagrams.get(port) ?? [];
        return { diagram: draw([groups])[0]!, values: letters.values, error: errorOf(events) };
      }),
    );
  }
  return { cold, results };
}

const groupsOf = (emissions: readonly Emission[], letters: Letters): Group[] => {
  const groups: Group[] = [];
  for (const { column, what, value } of emissions) {
    const letter = letterOf(letters, what, value);
    const last = groups.at(-1);
    if (last?.column === column) last.letters.push(letter);
    else groups.push({ column, letters: [letter] });
  }
  return groups;
};

/**
 * Plays the script. Returns its diagrams if the stream emits what was recorded, or else where it first differs. Where diagrams
 * cannot be drawn, what enters waits some columns.
 */
export function rehearse(fn: StreamFunction, call: Call, script: Script): Rehearsal | string {
  const lettersOf = alphabetOf();
  const moments = momentsOf(script, lettersOf);
  const { cold, results } = coldOf(script.runs, lettersOf);
  const waits = new Map<number, number>();

  for (let tries = 0; tries < MAX_WAITS; tries += 1) {
    const { diagrams, columns, pushed } = place(moments, waits);
    const end = script.end + pushed;
    const frameGroups = script.frames && (diagrams.get(FRAMES) ?? []);
    const ports = [...diagrams].filter(([port]) => port !== FRAMES);
    const drawHot = (drawn: readonly string[]) =>
      new Map(
        ports.map(([port], index) => [
          port,
          {
            diagram: drawn[index]!,
            values: lettersOf(port).values,
            error: errorOf(script.entering.filter((each) => each.port === port)),
          },
        ]),
      );
    const inputGroups = ports.map(([, groups]) => groups);
    const inputs: Inputs = {
      cold,
      results,
      hot: drawHot(draw(inputGroups)),
      frames: frameGroups && draw([frameGroups])[0]!,
      startMs: script.startMs,
    };
    const emissions = play(fn, call.args, inputs, end);
    const isIn = ({ column }: Emission) => column >= script.from;
    const difference = differenceOf(script, emissions.filter(isIn), pushed);
    if (difference !== null) return difference;

    const shownLetters = new Letters(capitals());
    const shown = groupsOf(emissions, shownLetters);
    const clash = firstClash(shown);
    if (clash) {
      const mover = script.entering.find(({ id }) => {
        const column = columns.get(id)!;
        return column > clash.earlier.column && column <= clash.later.column;
      });
      if (!mover) return 'it emits too often to be drawn';
      waits.set(mover.id, (waits.get(mover.id) ?? 0) + clash.waits);
      continue;
    }
    const drawn = draw([...inputGroups, ...(frameGroups ? [frameGroups] : []), duringOf(end), shown]);
    const [shownText, during] = [drawn.at(-1)!, drawn.at(-2)!];
    return {
      inputs,
      during,
      shown: { diagram: shownText, values: shownLetters.values, error: errorOf(emissions) },
      frames: frameGroups && drawn[inputGroups.length]!,
      hot: drawHot(drawn),
    };
  }
  return 'it cannot be drawn';
}

const FRAMES = 'frames';

/** Emissions that nothing of the test caused came by a timer: they keep their place in the order. */
function momentsOf(script: Script, lettersOf: (port: string) => Letters): Moment[] {
  const causes = new Set([...script.entering, ...(script.frames ?? [])].map(({ id }) => id));
  const moment = (event: Event & { column: number }, port: string | null, letter: string): Moment => ({
    id: event.id,
    port,
    isFrame: port === FRAMES,
    column: event.column,
    letter,
  });
  return [
    ...script.entering.map((event) =>
      moment(event, event.port, letterOf(lettersOf(event.port), event.what, event.value)),
    ),
    ...(script.frames ?? []).map((event) => moment(event, FRAMES, 'x')),
    ...script.expected
      .filter(({ cause }) => cause === null || !causes.has(cause))
      .map((event) => moment(event, null, '')),
  ].sort((one, other) => one.id - other.id);
}

/** Equal as texts, but for instants that the stream read from a clock some columns later. */
function isSame(recorded: unknown, played: unknown, isMoved: (recorded: number, played: number) => boolean): boolean {
  const [then, now] = [recorded, played].map((value) => textOf(value).split(/(\d+)/)) as [string[], string[]];
  const isAlike = (part: string, nth: number) => part === now[nth] || isMoved(Number(part), Number(now[nth]));
  return then.length === now.length && then.every(isAlike);
}

function differenceOf(
  { expected, startMs, end }: Script,
  emissions: readonly Emission[],
  pushed: number,
): string | null {
  // Between the test's own beginning and end: a number of another kind is far from there.
  const isInstant = (value: number) => startMs > 0 && value >= startMs && value <= startMs + end + pushed;
  const isMoved = (then: number, now: number) =>
    isInstant(then) && isInstant(now) && Math.abs(now - then) <= pushed + 1;
  for (let index = 0; index < Math.max(expected.length, emissions.length); index += 1) {
    const recorded = expected[index];
    const played = emissions[index];
    if (!recorded) return `beyond the recording it emits ${textOf(played!.value)}`;
    const at = `at ${recorded.t} ms`;
    if (!played) return `${at} the recording has ${textOf(recorded.value)}, and the code emits nothing`;
    const isEqual = played.what === recorded.what && isSame(recorded.value, played.value, isMoved);
    if (!isEqual) return `${at} the recording has ${textOf(recorded.value)}, and the code ${textOf(played.value)}`;
    if (Math.abs(played.column - recorded.column) > pushed + 1)
      return `${at} the code emits ${played.column - recorded.column} ms later`;
  }
  return null;
}
