import { combine, createEvent, createStore, sample } from 'effector';
import { CAMPAIGN_REFUSALS } from '../../../contract/campaigns.ts';
import { MISSION_REFUSALS, missions, type OwnMission } from '../../../contract/missions.ts';
import { missionProgress } from '../../../streams/feeds/mission-progress.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $memberKey } from '../../entities/wallet/model.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

/** The page of missions. */
export const missionsView = createLifecycle();
/** Also when a period has ended: the next one begins. */
export const missionsRequested = createEvent();

const live = liveState({
  feed: 'missions',
  $key: $memberKey,
  lifecycle: missionsView,
  stream: missionProgress,
});
/** Which missions are in which state. Progress alone changes nothing of it. */
const $states = live.$value.map(
  (known) => known && known.list.map(({ code, from, state }) => `${code} ${from} ${state}`).join(),
);
const stateMoved = sample({ clock: $states, filter: (states) => states !== null });

const query = createQuery(missions.summary, { resetOn: [sessionEnded] });
sample({
  clock: [missionsView.opened, memberKnown, $language, stateMoved, missionsRequested],
  source: { open: missionsView.$isOpen, known: $isLoggedIn },
  filter: ({ open, known }) => open && known,
  fn: () => ({}),
  target: query.start,
});

type Progress = { code: string; from: string; state: OwnMission['state']; values: number[] };

/** A mission with the newest of its progress: of the list, or of the feed. What was claimed stays so. */
const newest = (mission: OwnMission, list: readonly Progress[] | undefined): OwnMission => {
  const now = list?.find(({ code, from }) => code === mission.code && from === mission.from);
  return now && mission.state !== 'claimed' ? { ...mission, state: now.state, values: now.values } : mission;
};

/** The member's missions with their live progress; null while unknown. */
export const $missions = combine(
  query.$data,
  live.$value,
  (answer, known) => answer && { ...answer, list: answer.list.map((mission) => newest(mission, known?.list)) },
);
export const $missionsFailure = query.$error;

const claimFx = createCall(missions.claim);
type Claim = Pick<OwnMission, 'code' | 'from'>;
const keyOf = ({ code, from }: Claim): string => `${code} ${from}`;

export const missionClaimed = createEvent<Claim>();
/** The mission that is being claimed, as `code from`; null: none. */
export const $claiming = createStore<string | null>(null)
  .on(claimFx, (_, { code, from }) => keyOf({ code, from }))
  .reset(claimFx.finally, sessionEnded);
sample({
  clock: missionClaimed,
  source: $claiming,
  filter: (claiming) => claiming === null,
  fn: (_, { code, from }) => ({ code, from }),
  target: claimFx,
});

/** Why a claim was refused: by the reason that the mission or the campaign of its prize gives; else by its key. */
export interface ClaimFailure {
  claim: string;
  key: string;
  reason: (typeof MISSION_REFUSALS)[number] | (typeof CAMPAIGN_REFUSALS)[number] | null;
}
export const $claimFailure = createStore<ClaimFailure | null>(null)
  .on(claimFx.fail, (_, { params, error }) => {
    const reason = (error.details as { reason?: string } | undefined)?.reason;
    return {
      ...{ claim: keyOf(params), key: error.key },
      reason: [...MISSION_REFUSALS, ...CAMPAIGN_REFUSALS].find((each) => each === reason) ?? null,
    };
  })
  .reset(claimFx, missionsView.opened, sessionEnded);
// A refusal also means that what the page shows is outdated.
sample({ clock: claimFx.finally, fn: () => {}, target: missionsRequested });
