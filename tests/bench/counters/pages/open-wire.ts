import { concatAll, from, map } from 'rxjs';
import type { AnyEnvelope } from '../../../../contract/wire.ts';
import { socketTransport, type ClosableTransport } from '../../../../src/shared/realtime/socket-transport.ts';

/** The product's transport; the bench's server may send many envelopes in one message (see server.ts). */
export const openWire = (): ClosableTransport => {
  const transport = socketTransport(location.origin);
  const unpacked = (message: AnyEnvelope | AnyEnvelope[]) => from(Array.isArray(message) ? message : [message]);
  return { ...transport, envelopes$: transport.envelopes$.pipe(map(unpacked), concatAll()) };
};
