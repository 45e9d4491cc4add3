import { attach, createEvent, sample, type Effect } from 'effector';
import { $apiContext } from './context.ts';
import type { CallFailure } from './failure.ts';
import { heavyProof, workAhead } from './captcha-proof.ts';
import { send } from './send.ts';

/** A form that needs a captcha was opened: the proof of work starts, to be ready when the person submits. */
export const captchaWanted = createEvent();
const workAheadFx = attach({ source: $apiContext, effect: (context) => workAhead(context, send) });

/**
 * Creates the effect of the heavy proof of work, which replaces the picture. Each form has its own. It fails with a CallFailure.
 */
export const createHeavyWork = (): Effect<void, string, CallFailure> =>
  attach({ source: $apiContext, effect: (context) => heavyProof(context, send) }) as Effect<void, string, CallFailure>;

sample({ clock: captchaWanted, target: workAheadFx });
