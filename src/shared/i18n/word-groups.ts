import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Language } from '../../../contract/primitives.ts';
import { $language } from '../api/context.ts';
import { addTexts, type WordGroup } from './languages.ts';
import { $translator, groupsOpened, loadLanguageFx } from './model.ts';

/** Texts of some groups, loaded at the same time. */
const createTexts = (...groups: WordGroup[]) => {
  /** A part that shows these texts was opened. */
  const needed = createEvent();

  const loadFx = attach({
    source: $translator,
    async effect(translator, language: Language) {
      await addTexts(translator, language, groups);
      return language;
    },
  });

  const $isNeeded = createStore(false).on(needed, () => true);
  const $loaded = createStore<Language[]>([])
    .on(loadFx.doneData, (loaded, language) => [...loaded, language])
    .on(loadLanguageFx.doneData, (loaded, { language, groups: known }) =>
      groups.every((group) => known.includes(group)) ? [...loaded, language] : loaded,
    );
  /** Whether they are loaded in the page's language. */
  const $ready = combine($loaded, $language, (loaded, language) => loaded.includes(language));
  /** The chunk could not be loaded. The next need retries it. */
  const $failed = createStore(false)
    .on(loadFx.fail, () => true)
    .on(loadFx, () => false);

  sample({ clock: needed, fn: () => groups, target: groupsOpened });
  sample({
    clock: [needed, $language],
    source: { isNeeded: $isNeeded, ready: $ready, language: $language },
    filter: ({ isNeeded, ready }) => isNeeded && !ready,
    fn: ({ language }) => language,
    target: loadFx,
  });
  return { needed, $ready, $failed };
};

export type Texts = ReturnType<typeof createTexts>;
export const agentTexts = createTexts('agent');
export const accountTexts = createTexts('account');
export const jackpotTexts = createTexts('jackpots');
export const awardTexts = createTexts('awards');
export const pointTexts = createTexts('points');
export const bookTexts = createTexts('book');
export const chatTexts = createTexts('chat');
export const rebateTexts = createTexts('rebates');
export const referralTexts = createTexts('referrals', 'awards');
export const drawTexts = createTexts('draws');
/** Those of the pages of promotions, which list campaigns and draws. */
export const promotionTexts = createTexts('awards', 'draws');
export const missionTexts = createTexts('missions', 'awards');
export const tableTexts = createTexts('tables');
