import { attach, combine, createEvent, sample } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { site } from '../../../contract/site.ts';
import { $campaigns, $campaignsFailure, campaignsView } from '../../features/awards/index.ts';
import { $brandName, loadSiteFx } from '../../entities/site/index.ts';
import { $draws, $drawsFailure, drawsView, useOpenDraws } from '../../features/draws/index.ts';
import { useOpenAwards } from '../../entities/wallet/awards.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, languageChanged } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';

export const promotionsOpened = createEvent();
export const retried = createEvent();

const query = createQuery(
  attach({
    source: $language,
    mapParams: (_: void, language) => ({ language }),
    effect: createCall(site.promotions),
  }),
);
export const $promotions = query.$data.map((answer) => answer?.list ?? []);
const $failure = combine(
  [query.$error, $campaignsFailure, $drawsFailure],
  (failures) => failures.find((failure) => failure !== null) ?? null,
);
/** The lists are one page: it is ready when all are known, and failed where one is not known and failed. */
export const $state = combine(query.$data, $campaigns, $draws, $failure, (promotions, campaigns, draws, failure) => {
  if (promotions && campaigns && draws)
    return promotions.list.length + campaigns.list.length + draws.list.length > 0 ? 'ready' : 'empty';
  return failure ? 'failed' : 'loading';
});

sample({ clock: [promotionsOpened, retried], target: query.start });
sample({ clock: retried, target: [campaignsView.opened, drawsView.opened] });
// The operator changed the site, perhaps what is shown here.
sample({ clock: [languageChanged, loadSiteFx.done], fn: () => {}, target: query.refresh });

/** Loads promotions and campaigns when one of their pages is entered. */
export const usePromotions = () => {
  const view = useUnit({
    list: $promotions,
    campaigns: $campaigns,
    draws: $draws,
    state: $state,
    failure: $failure,
    brand: $brandName,
    opened: promotionsOpened,
    retry: retried,
  });
  const { opened } = view;
  useOpenAwards();
  useOpenDraws();
  useLifecycle(campaignsView);
  useLifecycle(drawsView);
  useEffect(() => {
    opened();
  }, [opened]);
  return view;
};
