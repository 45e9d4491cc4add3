import { useUnit } from 'effector-react';
import { LazyMotion, MotionConfig, type TargetAndTransition } from 'framer-motion';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { $motionPaused } from '../lib/motion.ts';
import { $motionFeatures, motionNeeded } from './motion-model.ts';

/** Before the animation code is loaded. */
const NONE = {} as ComponentProps<typeof LazyMotion>['features'];

/**
 * Parts inside it animate with `m`. Import it only in code that loads after the first paint. Under the system's reduced motion,
 * and while motion is paused, nothing moves or scales, and only opacity changes.
 */
export const MotionScope = ({ children }: { children: ReactNode }) => {
  const view = useUnit({ features: $motionFeatures, needed: motionNeeded, paused: $motionPaused });
  const { needed } = view;
  useEffect(() => {
    needed();
  }, [needed]);
  return (
    <LazyMotion strict features={view.features ?? NONE}>
      <MotionConfig reducedMotion={view.paused ? 'always' : 'user'}>{children}</MotionConfig>
    </LazyMotion>
  );
};

/**
 * Where a part starts from when it enters. A part that is rendered before the animation code is loaded enters without animation:
 * otherwise it would stay invisible until then.
 */
export const useEntrance = (from: TargetAndTransition): TargetAndTransition | false => {
  const features = useUnit($motionFeatures);
  const [initial] = useState<TargetAndTransition | false>(features ? from : false);
  return initial;
};
