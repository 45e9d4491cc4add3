import { recordSite } from '../../../../dev/traced/record-site.ts';

// The counters' page in the traced build, recorded from its beginning.
Object.assign(window, { parlourTrace: recordSite('bench') });
void import('../../counters/pages/ours.tsx');
