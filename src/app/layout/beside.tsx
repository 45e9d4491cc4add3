import InterruptionBar from '../../features/connection/interruption-bar.tsx';
import '../reports.ts';

/** Parts of every page that can load after it: the bar of a lost connection, and failure reports. */
export default function Beside() {
  return <InterruptionBar />;
}
