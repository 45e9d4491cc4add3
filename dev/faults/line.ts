import type { SchedulerLike, Subscription } from 'rxjs';

interface Message {
  atMs: number;
  deliver: () => void;
}

/** Messages in one direction, in order. Each takes its time; none passes while the line stands still. */
export class Line {
  readonly #scheduler: SchedulerLike;
  #messages: Message[] = [];
  #waiting: Subscription | undefined;
  #isFlowing = false;
  #isStill = false;

  constructor(scheduler: SchedulerLike) {
    this.#scheduler = scheduler;
  }

  send(deliver: () => void, delayMs: number): void {
    const earliest = this.#scheduler.now() + delayMs;
    this.#messages.push({ deliver, atMs: Math.max(earliest, this.#messages.at(-1)?.atMs ?? 0) });
    this.#flow();
  }

  standStill(isStill: boolean): void {
    this.#isStill = isStill;
    this.#flow();
  }

  /** Forgets what is under way. */
  lose(): void {
    this.#messages = [];
    this.#waiting?.unsubscribe();
  }

  #flow(): void {
    // A delivery may send on the same line.
    if (this.#isFlowing) return;
    this.#isFlowing = true;
    try {
      while (!this.#isStill && this.#messages.length > 0 && this.#messages[0]!.atMs <= this.#scheduler.now())
        this.#messages.shift()!.deliver();
    } finally {
      this.#isFlowing = false;
    }
    this.#waiting?.unsubscribe();
    const [next] = this.#messages;
    if (next && !this.#isStill)
      this.#waiting = this.#scheduler.schedule(() => this.#flow(), next.atMs - this.#scheduler.now());
  }
}
