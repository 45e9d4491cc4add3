import { concatMap, defer, from } from 'rxjs';
import type { AnyEnvelope } from '../../../../contract/wire.ts';
import type { ClosableTransport } from '../../../../src/shared/realtime/socket-transport.ts';

/** A transport that repeats each envelope after the next one of its feed and key: 1, 2, 1, 3, 2, 4, 3 … */
export const stutter = (transport: ClosableTransport): ClosableTransport => {
  const envelopes$ = defer(() => {
    const before = new Map<string, AnyEnvelope>();
    return transport.envelopes$.pipe(
      concatMap((envelope) => {
        const id = `${envelope.feed} ${envelope.key}`;
        const last = before.get(id);
        before.set(id, envelope);
        return from(last ? [envelope, last] : [envelope]);
      }),
    );
  });
  return { ...transport, envelopes$ };
};
