import InterruptionBar from '../../features/connection/interruption-bar.tsx';
import '../reports.ts';

/** What stands beside every page and can come after it: the bar of a lost connection, and the reports of what failed. */
export default function Beside() {
  return <InterruptionBar />;
}
