import { isEventFeed } from '../../contract/feeds.ts';
import type { SyncEvent } from '../../streams/sync/sync-event.ts';

/**
 * A client that applies each sync event: for state feeds it keeps the version, for event feeds the numbers since the last
 * reset.
 */
export class Holder {
  readonly figures = new Map<string, string>();
  readonly logs = new Map<string, number[]>();
  readonly faults: string[] = [];
  readonly #last = new Map<string, number>();

  obey(item: SyncEvent): void {
    if (item.kind === 'resetAll') for (const held of [this.figures, this.logs, this.#last]) held.clear();
    if (item.kind === 'reset')
      for (const held of [this.figures, this.logs, this.#last]) held.delete(`${item.feed} ${item.key}`);
    if (item.kind !== 'envelope') return;
    const { feed, key, seq, epoch } = item.envelope;
    const id = `${feed} ${key}`;
    const last = this.#last.get(id);
    if (last !== undefined && seq <= last) this.faults.push(`${id}: ${seq} after ${last}`);
    this.#last.set(id, seq);
    if (!isEventFeed(feed)) return void this.figures.set(id, `${epoch} ${seq}`);
    const log = this.logs.get(id) ?? [];
    if (log.length > 0 && seq !== log.at(-1)! + 1)
      this.faults.push(`${id}: ${seq} after ${log.at(-1)}, a gap or double`);
    this.logs.set(id, [...log, seq]);
  }
}
