import { rememberedSwitch } from './storage.ts';

/** One switch holds marquee, carousel and odometer still (WCAG 2.2.2); who asked the system for less motion begins with it on. */
const motion = rememberedSwitch('motionPaused', () => matchMedia('(prefers-reduced-motion: reduce)').matches);
export const $motionPaused = motion.$on;
export const motionToggled = motion.toggled;
