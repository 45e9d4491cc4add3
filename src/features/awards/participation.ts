import { combine, createEvent, createStore, sample } from 'effector';
import { awards, type Award } from '../../../contract/awards.ts';
import { CAMPAIGN_REFUSALS, type RefusalOfCampaign } from '../../../contract/campaigns.ts';
import { protectedAction, sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { campaignsRequested } from './campaigns.ts';
import { awardsRequested } from './list.ts';

/** The page where the member takes part in a campaign. */
export const takePartView = createLifecycle<string>();
export const codeTyped = createEvent<string>();
/** The guest wants to log in here. */
export const { requested: loginRequested } = protectedAction<void>({ realAccount: true });

const joinFx = createCall(awards.join);
const claimFx = createCall(awards.claim);
/** Each names the campaign. After a login they go on. */
export const { requested: joinRequested, allowed: joinAllowed } = protectedAction<string>({ realAccount: true });
export const { requested: claimRequested, allowed: claimAllowed } = protectedAction<string>({ realAccount: true });

export const $takingPart = combine(joinFx.pending, claimFx.pending, (join, claim) => join || claim);
const begun = [joinFx, claimFx];

export const $code = createStore('')
  .on(codeTyped, (_, code) => code)
  .reset([claimFx.done, takePartView.opened, sessionEnded]);

/** A refusal of the campaign by its reason; any other failure by its key. */
export type TakePartFailure = { key: string; reason: RefusalOfCampaign | null };
const failureOf = ({ key, details }: CallFailure): TakePartFailure => {
  const reason = (details as { reason?: string } | undefined)?.reason;
  return { key, reason: CAMPAIGN_REFUSALS.find((each) => each === reason) ?? null };
};
export const $takePartFailure = createStore<TakePartFailure | null>(null)
  .on([joinFx.failData, claimFx.failData], (_, failure) => failureOf(failure))
  .reset([...begun, codeTyped, takePartView.opened, sessionEnded]);

/** What was just done. */
export const $taken = createStore<'joined' | Award['state'] | null>(null)
  .on(joinFx.done, () => 'joined')
  .on(claimFx.doneData, (_, { award }) => award.state)
  .reset([...begun, takePartView.opened, sessionEnded]);

sample({
  clock: joinAllowed,
  source: $takingPart,
  filter: (busy) => !busy,
  fn: (_, campaign) => ({ campaign }),
  target: joinFx,
});
sample({
  clock: claimAllowed,
  source: { busy: $takingPart, code: $code },
  filter: ({ busy }) => !busy,
  fn: ({ code }, campaign) => ({ campaign, ...(code.trim() !== '' && { code: code.trim() }) }),
  target: claimFx,
});
// A refusal also means that what the page shows is outdated.
sample({
  clock: [joinFx.finally, claimFx.finally],
  fn: () => {},
  target: [campaignsRequested, awardsRequested],
});
