// The counters' page in the traced build, without a recorder.
import '../../counters/pages/ours.tsx';
