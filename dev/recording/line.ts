import { BehaviorSubject, Subject } from 'rxjs';
import type { AnyEnvelope, Heartbeat } from '../../contract/wire.ts';
import type { Bye, TransportStatus } from '../../streams/transport/transport.ts';

/** What a transport tells of its own accord. */
export const createLine = (status: TransportStatus = 'connecting') => ({
  status$: new BehaviorSubject<TransportStatus>(status),
  envelopes$: new Subject<AnyEnvelope>(),
  heartbeats$: new Subject<Heartbeat>(),
  byes$: new Subject<Bye>(),
});
