import { concatMap, defer, from } from 'rxjs';
import type { AnyEnvelope } from '../../../../contract/wire.ts';
import type { ClosableWire } from '../../../../src/shared/realtime/socket-wire.ts';

/** A wire that says each envelope a second time, after the next one of its feed and key: 1, 2, 1, 3, 2, 4, 3 … */
export const stutter = (wire: ClosableWire): ClosableWire => {
  const envelopes$ = defer(() => {
    const before = new Map<string, AnyEnvelope>();
    return wire.envelopes$.pipe(
      concatMap((envelope) => {
        const id = `${envelope.feed} ${envelope.key}`;
        const last = before.get(id);
        before.set(id, envelope);
        return from(last ? [envelope, last] : [envelope]);
      }),
    );
  });
  return { ...wire, envelopes$ };
};
