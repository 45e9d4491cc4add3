import { InterruptionBar } from '../../features/connection/lazy.ts';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import '../reports.ts';

/** Parts of every page that can load after it: the bar of a lost connection, and failure reports. */
export const Beside = () => (
  <MotionScope>
    <InterruptionBar />
  </MotionScope>
);
