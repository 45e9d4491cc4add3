import type { TargetAndTransition, Transition } from 'framer-motion';

const PHONE = '(max-width: 767px)';

/** The site's easing: quick at first, and then settling. */
const ease = [0.16, 1, 0.3, 1] as const;
export const SHOWN: TargetAndTransition = { opacity: 1, x: 0, y: 0, scale: 1 };
export const ENTERING: Transition = { duration: 0.32, ease };
const LEAVING: Transition = { duration: 0.18, ease: 'easeIn' };

/** Where a dialog enters from and leaves to: a sheet at its edge (on phones below), a modal a little below its place. */
export const hiddenAt = (look: 'modal' | 'sheet'): TargetAndTransition => {
  if (look === 'modal') return { opacity: 0, y: 16, scale: 0.985, transition: LEAVING };
  if (matchMedia(PHONE).matches) return { y: '100%', transition: LEAVING };
  return { x: document.documentElement.dir === 'rtl' ? '-100%' : '100%', transition: LEAVING };
};

export const VEIL: Record<'hidden' | 'shown', TargetAndTransition> = {
  hidden: { opacity: 0, transition: LEAVING },
  shown: { opacity: 1, transition: { duration: 0.2 } },
};
