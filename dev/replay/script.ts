import type { JoinRequest } from '../../contract/wire.ts';
import type { Base, EffectItem, Frame, Item, Recording } from '../recording/format.ts';
import type { Asked } from './answers.ts';

/** What a recording holds, as the replay looks it up. */
export interface Script {
  requests: readonly Asked[];
  calls: readonly Asked[];
  /** What an item answers, by its place. */
  answeredAt: ReadonlyMap<number, Asked>;
}

/** Joins requests with their answers, and calls of effects with their results. */
export function readScript({ items }: Recording): Script {
  const requests = new Map<number, Asked>();
  const calls = new Map<number, Asked>();
  const answeredAt = new Map<number, Asked>();
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
    const asked = requests.get(request);
    // A transport that is not connected fails within the call.
    if (asked) answer(asked, { at, failed: failed ?? false, sync: t === asked.t, value: body });
  }

  function readEffect({ t, what, run, sid, name, sync, value }: EffectItem, at: number) {
    if (what === 'call') {
      calls.set(run, { at, t, who: sid, name, value, result: null });
      return;
    }
    const asked = calls.get(run);
    if (asked) answer(asked, { at, failed: what === 'fail', sync: sync ?? false, value });
  }

  function answer(asked: Asked, result: NonNullable<Asked['result']>) {
    asked.result = result;
    answeredAt.set(result.at, asked);
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
