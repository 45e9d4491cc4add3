import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { endChild, messageOf, startChild } from '../support/child.ts';
import type { Requested, Played } from './player-process.ts';

export type Order = Pick<Requested, 'family' | 'params' | 'bet' | 'seed' | 'rounds' | 'seconds'>;

/**
 * Plays all orders in this many processes at once; the answers are in the orders' order. A lane keeps to its family while that
 * has orders, and takes a new process for another one: rules of several families in one process slow each other down.
 */
export async function playAll(
  orders: readonly Order[],
  lanes: number,
  onPlayed: (order: Order, played: Played) => void = () => {},
): Promise<Played[]> {
  const waiting = new Map(orders.entries());
  const answers: Played[] = [];
  const takeOf = (family?: string): [number, Order] | undefined => {
    const next = [...waiting].find(([, order]) => order.family === family) ?? [...waiting][0];
    if (next) waiting.delete(next[0]);
    return next;
  };
  const lane = async () => {
    let child: ChildProcess | undefined;
    let family: string | undefined;
    try {
      for (let next = takeOf(); next; next = takeOf(family)) {
        const [index, order] = next;
        if (order.family !== family) {
          if (child) await endChild(child);
          child = startChild(path.join(import.meta.dirname, 'player-process.ts'));
          family = order.family;
        }
        child!.send(order);
        answers[index] = await messageOf<Played>(child!);
        onPlayed(order, answers[index]);
      }
    } finally {
      if (child) await endChild(child);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return answers;
}
