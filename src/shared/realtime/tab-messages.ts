import type { AnyEnvelope, Heartbeat } from '../../../contract/wire.ts';
import type { Bye, TransportStatus } from '../../../streams/transport/transport.ts';

/** Transport requests that a follower tab sends to the leader. */
export type Verb = 'join' | 'snapshot' | 'missing' | 'command';

/** Messages between tabs: followers to the leader, the leader to one or all. */
export type TabMessage =
  | { kind: 'hello'; from: string }
  | { kind: 'ask'; from: string; id: number; verb: Verb; request: unknown }
  | { kind: 'bye'; from: string }
  | { kind: 'answer'; to: string; id: number; answer: unknown }
  | { kind: 'failed'; to: string; id: number }
  /** The leader's connection; also sent at intervals as a sign of life. */
  | { kind: 'status'; status: TransportStatus }
  | { kind: 'envelope'; envelope: AnyEnvelope }
  | { kind: 'heartbeat'; heartbeat: Heartbeat }
  | { kind: 'serverBye'; why: Bye };

/** The used part of BroadcastChannel; tests provide their own. */
export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  close(): void;
}

export const broadcastChannel = (name: string): TabChannel => {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data);
    },
    close: () => channel.close(),
  };
};
