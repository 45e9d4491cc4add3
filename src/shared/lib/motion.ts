import { rememberedSwitch } from './storage.ts';

/** One switch pauses marquee, carousel and odometer (WCAG 2.2.2). It starts on under the system's reduced motion. */
const motion = rememberedSwitch('motionPaused', () => matchMedia('(prefers-reduced-motion: reduce)').matches);
export const $motionPaused = motion.$on;
export const motionToggled = motion.toggled;
