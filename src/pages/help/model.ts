import { attach, createEvent, sample } from 'effector';
import { site } from '../../../contract/site.ts';
import { loadSiteFx } from '../../entities/site/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, languageChanged } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';

export const helpOpened = createEvent();
const query = createQuery(
  attach({
    source: $language,
    mapParams: (_: void, language) => ({ language }),
    effect: createCall(site.help),
  }),
);
export const $topics = query.$data.map((answer) => answer?.list ?? null);
export const $failure = query.$error;
sample({ clock: helpOpened, target: query.start });
// The operator changed the site, perhaps what is shown here.
sample({ clock: [languageChanged, loadSiteFx.done], fn: () => {}, target: query.refresh });
