/** What the demo, a user of this domain, writes its missions with. */
export { putMission, setMissionState } from './change.ts';
