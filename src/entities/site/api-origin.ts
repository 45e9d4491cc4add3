import { attach, createEvent, createStore, sample } from 'effector';
import { site } from '../../../contract/site.ts';
import { callFailed } from '../../shared/api/call.ts';
import { $apiContext, baseUrlChanged, type ApiContext } from '../../shared/api/context.ts';
import { nothingPreloaded } from '../../shared/api/preloaded.ts';
import { send } from '../../shared/api/send.ts';
import { $connection } from '../../shared/realtime/runtime.ts';
import { $site } from './model.ts';

const OWN = '';

/** Resolves to the origin when a call of it is answered. */
const reach = async (context: ApiContext, baseUrl: string): Promise<string> => {
  await send(site.status, {}, { ...context, baseUrl, preloaded: nothingPreloaded });
  return baseUrl;
};

/** The page has just begun, or the present origin does not answer. */
export const originNeeded = createEvent();

/** The first of the merchant's origins that answers, else the page's own; the present one where none does. */
export const chooseOriginFx = attach({
  source: { site: $site, context: $apiContext },
  effect: ({ site: info, context }): Promise<string> =>
    Promise.any((info?.domainRoute ?? []).map((origin) => reach(context, origin)))
      .catch(() => reach(context, OWN))
      .catch(() => context.baseUrl),
});

/**
 * Chooses the origin that the page's calls and socket go to (SYS-04): when the merchant's list is known or changes, and again
 * when that origin does not answer.
 */
export function connectApiOrigin(): void {
  const $hasChoice = $site.map((info) => (info?.domainRoute.length ?? 0) > 0);
  const $list = $site.map((info) => info?.domainRoute.join(' ') ?? '');
  const $isChoosing = createStore(false)
    .on(chooseOriginFx, () => true)
    .reset(chooseOriginFx.finally);

  sample({ clock: callFailed, filter: ({ key }) => key === 'network_abnormal', fn: () => {}, target: originNeeded });
  sample({
    clock: $connection.map(({ state }) => state),
    filter: (state) => state === 'offline',
    fn: () => {},
    target: originNeeded,
  });
  sample({
    clock: originNeeded,
    source: { hasChoice: $hasChoice, isChoosing: $isChoosing },
    filter: ({ hasChoice, isChoosing }) => hasChoice && !isChoosing,
    fn: () => {},
    target: chooseOriginFx,
  });
  sample({ clock: $list, filter: Boolean, fn: () => {}, target: originNeeded });
  sample({ clock: $list, filter: (list) => list === '', fn: () => OWN, target: baseUrlChanged });
  sample({ clock: chooseOriginFx.doneData, target: baseUrlChanged });
}
