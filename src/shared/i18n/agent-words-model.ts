import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Language } from '../../../contract/primitives.ts';
import { $language } from '../api/context.ts';
import { agentWords } from './agent-words.ts';
import { languages } from './languages.ts';
import { $translator } from './model.ts';

/** Somebody opened a page of the agent centre. */
export const agentWordsNeeded = createEvent();

const loadFx = attach({
  source: $translator,
  async effect(translator, language: Language) {
    const entry = languages[language];
    const load = agentWords[language];
    if (!entry || !load || !translator) throw new Error(`no words of the agent centre in ${language}`);
    translator.addResourceBundle(entry.tag, 'translation', (await load()).default, true);
    return language;
  },
});

const $isNeeded = createStore(false).on(agentWordsNeeded, () => true);
const $loaded = createStore<Language[]>([]).on(loadFx.doneData, (loaded, language) => [...loaded, language]);
/** Whether the centre can be shown in the page's language. */
export const $agentWordsReady = combine($loaded, $language, (loaded, language) => loaded.includes(language));
/** The chunk could not be fetched; asked for again when the page is opened anew. */
export const $agentWordsFailed = createStore(false)
  .on(loadFx.fail, () => true)
  .on(loadFx, () => false);

sample({
  clock: [agentWordsNeeded, $language],
  source: { isNeeded: $isNeeded, ready: $agentWordsReady, language: $language },
  filter: ({ isNeeded, ready }) => isNeeded && !ready,
  fn: ({ language }) => language,
  target: loadFx,
});
