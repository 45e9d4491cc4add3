import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { createServerTime } from '../../shared/realtime/server-time.ts';

export const agentClock = createLifecycle();
export const $clock = createServerTime(agentClock);
