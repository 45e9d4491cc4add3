import type { ToGame } from '../../contract/vendor-frame.ts';

/** The last state received from the embedding page; null is unknown. */
export interface HostState {
  live: boolean;
  /** No round may start: the page shows a reality check. */
  paused: boolean;
  mode: Received<'launch'>['mode'];
  balance: Received<'balance'>['value'];
  position: Received<'position'>['value'];
  pool: Extract<Received<'state'>, { scope: 'pool' }>['value'];
}
type Received<Type extends ToGame['type']> = Extract<ToGame, { type: Type }>;

/** Before the page has said anything. */
export const UNKNOWN_HOST: HostState = {
  live: false,
  paused: false,
  mode: 'real',
  balance: null,
  position: null,
  pool: null,
};

/** The page after one of its messages. */
export function hostStateAfter(host: HostState, received: ToGame): HostState {
  switch (received.type) {
    case 'launch':
      return { ...host, mode: received.mode };
    case 'connection':
      return { ...host, live: received.live };
    case 'balance':
      return { ...host, balance: received.value };
    case 'position':
      return { ...host, position: received.value };
    case 'pause':
      return { ...host, paused: received.on };
    case 'state':
      return received.scope === 'pool' ? { ...host, pool: received.value } : host;
    case 'answer':
      return host;
    case 'refused':
      console.warn(`The page refused a message: ${received.problem}`);
      return host;
  }
}
