import { launch, type Scope } from 'effector';
import type { BehaviorSubject } from 'rxjs';
import type { Clock } from '../recording/clock.ts';
import { decode } from '../recording/encode.ts';
import type { Base, End, Item } from '../recording/format.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { Known } from '../traced/tap.ts';
import type { Answers } from './answers.ts';
import { macrotask } from './macrotask.ts';
import { findUnit, loadModule } from './modules.ts';
import { differencesOf, type Problem } from './problem.ts';
import type { ReplayTap } from './replay-tap.ts';
import { isMadeByApp, type Script } from './script.ts';
import type { ReplayTransport } from './transport.ts';

/** What a replayed scope lives in. */
export interface World {
  base: Base;
  script: Script;
  clock: Clock;
  recorder: Recorder;
  requests: Answers;
  calls: Answers;
  transport: ReplayTransport;
  online$: BehaviorSubject<boolean>;
  problems: Problem[];
  scope: Scope;
  tap: ReplayTap;
  entered: ((known: Known, params: unknown) => void) | undefined;
  /** Inputs that were delivered before their turn. */
  early: Set<Item>;
  /** An effect was called or has ended: promises may be about to tell. */
  isDirty: boolean;
}

/** Values of the stores that differ from their default, by sid. */
export const storesNow = ({ recorder }: World): End['stores'] => (recorder.recording().items.at(-1) as End).stores;

const settle = async (world: World) => {
  world.isDirty = false;
  await macrotask();
};

function launchInput({ clock, problems, entered, tap, scope }: World, sid: string, name: string, value: unknown) {
  const known = findUnit(sid);
  if (!known) return void problems.push({ t: clock.t, text: `This version does not have ${name}.` });
  const params = decode(value);
  entered?.(known, params);
  // Nobody waits for an effect's result here.
  const payload = known.kind === 'effect' ? { params, req: { rs() {}, rj() {} } } : params;
  tap.input(known, params, () => launch({ target: known.unit, params: payload, scope } as never));
}

/** What came from outside in the recording enters the scope. */
export const enterItem = (world: World, item: Item) =>
  world.tap.delivering(() => {
    const { tap, transport, online$, recorder } = world;
    switch (item.item) {
      case 'input':
        return launchInput(world, item.sid, item.name, item.value);
      case 'frame':
        return transport.deliver(item);
      case 'world':
        if (item.what === 'visible') return tap.world(item.what, item.value);
        // A live API tells the first by itself.
        return item.value === online$.value ? undefined : online$.next(item.value);
      case 'fault':
        return recorder.fault(item.what, item.value);
    }
  });

/** Runs the timers that are due, each followed by what its promises do. */
export async function runTimers(world: World, t: number): Promise<void> {
  const { clock } = world;
  while (clock.nextT !== null && clock.nextT <= t) {
    clock.advance(world.isDirty ? clock.t : clock.nextT);
    if (world.isDirty) await settle(world);
  }
  clock.advance(t);
}

/** Delivers the item at this place, at its time. */
export async function deliver(world: World, item: Item, at: number): Promise<void> {
  const { script, tap, requests, calls, problems, early } = world;
  await runTimers(world, item.t);
  const request = script.answeredAt.get(at);
  if (request) {
    world.isDirty = true;
    tap.delivering(() => (item.item === 'frame' ? requests : calls).arrive(request));
  } else if (item.item === 'module') {
    await loadModule(item.name);
  } else if (item.item === 'end') {
    requests.sayMissing();
    calls.sayMissing();
    problems.push(...differencesOf(storesNow(world), item));
  } else if (!isMadeByApp(item) && !early.has(item)) enterItem(world, item);
  if (world.isDirty) await settle(world);
}
