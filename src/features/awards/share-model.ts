import { createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { awards } from '../../../contract/awards.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $balance } from '../../entities/wallet/model.ts';

/** The page of a campaign that gives a share of play, by its code. */
export const shareView = createLifecycle<string>();
const $code = createStore<string | null>(null).on(shareView.opened, (_, code) => code);

const query = createQuery(awards.ofPlay, { resetOn: [sessionEnded, shareView.opened] });
/** What the member's play of this period brings so far; null while unknown. */
export const $share = query.$data;

/** Play counts a second or two after a round is settled. */
const COUNTED_MS = 2_000;
sample({
  clock: [shareView.opened, memberKnown, debounce($balance, COUNTED_MS)],
  source: { open: shareView.$isOpen, known: $isLoggedIn, campaign: $code },
  filter: ({ open, known, campaign }) => open && known && campaign !== null,
  fn: ({ campaign }) => ({ campaign: campaign! }),
  target: query.start,
});
