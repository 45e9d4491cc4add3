import { attach, createEvent, sample } from 'effector';
import type { AnyEnvelope } from '../../../contract/wire.ts';
import { $live } from './runtime.ts';

/** W6: a call or a command was answered with the envelope of a state feed. Its value is shown without waiting for the push. */
export const envelopeAnswered = createEvent<AnyEnvelope>();

const takeFx = attach({ source: $live, effect: (live, envelope: AnyEnvelope) => live?.answered(envelope) });
sample({ clock: envelopeAnswered, target: takeFx });
