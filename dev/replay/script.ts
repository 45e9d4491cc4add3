import type { JoinRequest } from '../../contract/wire.ts';
import type { Base, EffectItem, Frame, Item, Recording } from '../recording/format.ts';
import type { Requested } from './answers.ts';

/** What a recording holds, as the replay looks it up. */
export interface Script {
  requests: readonly Requested[];
  calls: readonly Requested[];
  /** What an item answers, by its place. */
  answeredAt: ReadonlyMap<number, Requested>;
}

/** Joins requests with their answers, and calls of effects with their results. */
export function readScript({ items }: Recording): Script {
  const requests = new Map<number, Requested>();
  const calls = new Map<number, Requested>();
  const answeredAt = new Map<number, Requested>();
  items.forEach((item, at) => {
    if (item.item === 'frame') readFrame(item, at);
    if (item.item === 'effect') readEffect(item, at);
  });
  return { requests: [...requests.values()], calls: [...calls.values()], answeredAt };

  function readFrame({ t, dir, what, request, failed, body }: Frame, at: number) {
    if (request === undefined) return;
    if (dir === 'out') {
      requests.set(request, {
        at,
        t,
        who: what,
        name: `The request ${what}`,
        value: what === 'join' ? withoutTicket(body as JoinRequest) : body,
        result: null,
      });
      return;
    }
    const requested = requests.get(request);
    // A transport that is not connected fails within the call.
    if (requested) answer(requested, { at, failed: failed ?? false, sync: t === requested.t, value: body });
  }

  function readEffect({ t, what, run, sid, name, sync, value }: EffectItem, at: number) {
    if (what === 'call') {
      calls.set(run, { at, t, who: sid, name, value, result: null });
      return;
    }
    const requested = calls.get(run);
    if (requested) answer(requested, { at, failed: what === 'fail', sync: sync ?? false, value });
  }

  function answer(requested: Requested, result: NonNullable<Requested['result']>) {
    requested.result = result;
    answeredAt.set(result.at, requested);
  }
}

/** The recording began during a connection, so it does not hold how that one began. */
export const beganConnected = ({ items }: Recording): boolean => {
  const { status, joined } = items[0] as Base;
  return status === 'connected' && joined !== null;
};

/** Whether the app makes this item by itself when it is replayed. */
export const isMadeByApp = (item: Item): boolean =>
  (item.item === 'frame' && item.dir === 'out') || (item.item === 'effect' && item.what === 'call');

/** Joins are compared without their tickets, which no recording holds. */
export const withoutTicket = (request: JoinRequest): JoinRequest => {
  const plain = { ...request };
  delete plain.ticket;
  return plain;
};
