import { attach, createEvent, sample, type Effect } from 'effector';
import { $apiContext } from './context.ts';
import type { CallFailure } from './failure.ts';
import { heavyProof, workAhead } from './captcha-proof.ts';
import { send } from './send.ts';

/** A form was opened that a robot would be after: the work begins, so that it is done when the person sends it. */
export const captchaWanted = createEvent();
const workAheadFx = attach({ source: $apiContext, effect: (context) => workAhead(context, send) });

/** Some seconds of work in place of the picture; a factory, so that each form has its own. Fails with a CallFailure. */
export const createHeavyWork = (): Effect<void, string, CallFailure> =>
  attach({ source: $apiContext, effect: (context) => heavyProof(context, send) }) as Effect<void, string, CallFailure>;

sample({ clock: captchaWanted, target: workAheadFx });
