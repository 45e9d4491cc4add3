import { isRefused } from '../../streams/transport/transport.ts';
import type { JoinRequest, PerKey, Refused } from '../../contract/wire.ts';

const LONGEST_EPOCH = 16;

/** Renames the server's epoch after each restart, so that the client sees another history of the same values (W1). */
export class OtherEpoch {
  #restarts = 0;
  #real = new Map<string, string>();

  restart(): void {
    this.#restarts += 1;
    this.#real.clear();
  }

  rename<T extends { epoch: string }>(message: T): T {
    if (this.#restarts === 0) return message;
    const suffix = `r${this.#restarts}`;
    const epoch = `${message.epoch.slice(0, LONGEST_EPOCH - suffix.length)}${suffix}`;
    this.#real.set(epoch, message.epoch);
    return { ...message, epoch };
  }

  renameAnswer<T extends { epoch: string; envelopes: { epoch: string }[] }>(answer: T | Refused): T | Refused {
    if (isRefused(answer)) return answer;
    return { ...this.rename(answer), envelopes: answer.envelopes.map((envelope) => this.rename(envelope)) };
  }

  /** What the server must read: its own epoch, or none where the client's values are of before the restart. */
  ask(request: JoinRequest): JoinRequest {
    if (this.#restarts === 0 || request.epoch === null) return request;
    const epoch = this.#real.get(request.epoch) ?? null;
    if (epoch !== null) return { ...request, epoch };
    const feeds: PerKey<number | null> = {};
    for (const [feed, keys] of Object.entries(request.feeds))
      feeds[feed as keyof typeof feeds] = Object.fromEntries(Object.keys(keys).map((key) => [key, null]));
    return { ...request, epoch: null, feeds };
  }
}
