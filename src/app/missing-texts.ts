import { attach, createEvent, createStore, sample } from 'effector';
import { $groups, $translator } from '../shared/i18n/model.ts';
import { addTexts } from '../shared/i18n/languages.ts';

/** A text that a language lacks: the tag of the language, and the key. `scripts/check-i18n.ts` finds it before a page does. */
export interface MissingText {
  tag: string;
  key: string;
}
export const textMissing = createEvent<MissingText>();

const placeOf = ({ tag, key }: MissingText): string => `${tag}/${key}`;
const $seen = createStore<readonly string[]>([]);
/** Each missing text once. */
export const textFirstMissed = sample({
  clock: textMissing,
  source: $seen,
  filter: (seen, text) => !seen.includes(placeOf(text)),
  fn: (_, text) => text,
});
$seen.on(textFirstMissed, (seen, text) => [...seen, placeOf(text)]);

/** SYS-08: what a language lacks is said in English. */
const addEnglishFx = attach({
  source: { translator: $translator, groups: $groups },
  async effect({ translator, groups }) {
    await addTexts(translator, 'EN', groups);
    // Texts that are added do not render anything again; a change of the language does.
    await translator!.changeLanguage(translator!.language);
  },
});
sample({ clock: textFirstMissed, fn: () => {}, target: addEnglishFx });
