import { attach, combine, createEvent, sample } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { site } from '../../../contract/site.ts';
import { $brandName, loadSiteFx } from '../../entities/site/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, languageChanged } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';

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
const $failure = query.$error;
export const $state = combine(query.$data, $failure, (answer, failure) => {
  if (answer?.list.length) return 'ready' as const;
  if (failure) return 'failed' as const;
  return answer ? ('empty' as const) : ('loading' as const);
});

sample({ clock: [promotionsOpened, retried], target: query.start });
// The operator changed the site, perhaps what is shown here.
sample({ clock: [languageChanged, loadSiteFx.done], fn: () => {}, target: query.refresh });

/** Loads the promotions when one of their pages is entered. */
export const usePromotions = () => {
  const view = useUnit({
    list: $promotions,
    state: $state,
    failure: $failure,
    brand: $brandName,
    opened: promotionsOpened,
    retry: retried,
  });
  const { opened } = view;
  useEffect(() => {
    opened();
  }, [opened]);
  return view;
};
