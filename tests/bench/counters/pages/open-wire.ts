import { concatAll, from, map } from 'rxjs';
import type { AnyEnvelope } from '../../../../contract/wire.ts';
import { socketWire, type ClosableWire } from '../../../../src/shared/realtime/socket-wire.ts';

/** The product's socket, whose server here may write many envelopes into one message (see server.ts). */
export const openWire = (): ClosableWire => {
  const wire = socketWire(location.origin);
  const unpacked = (message: AnyEnvelope | AnyEnvelope[]) => from(Array.isArray(message) ? message : [message]);
  return { ...wire, envelopes$: wire.envelopes$.pipe(map(unpacked), concatAll()) };
};
