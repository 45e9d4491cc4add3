import type { TitleView } from '../../protocol.ts';
import { h } from '../dom.ts';
import type { I18n } from '../i18n/index.ts';
import type { VerifyKey } from '../i18n/verify/en.ts';
import type { Translate } from '../parts/family-texts.ts';
import { nameOf } from '../title.ts';

/** A title whose rounds can be verified. */
export interface VerifyTitle {
  id: string;
  family: string;
  names?: TitleView['names'];
  /** As written in its file. */
  params: unknown;
  theme: TitleView['theme'];
}

/** What verifying needs of the language: the stand-alone verifier has no other texts. */
export interface VerifyI18n extends Pick<I18n, 'language'> {
  t: Translate<VerifyKey>;
}

/** The titles by name. A single one is chosen already. */
export function gameChoice({ t, language }: VerifyI18n, given: string, titles: readonly VerifyTitle[]) {
  const options = titles
    .map(({ id, names }) => ({ value: id, text: names ? nameOf({ names }, { language }) : id }))
    .sort((a, b) => a.text.localeCompare(b.text))
    .map(({ value, text }) => h('option', { value }, text));
  const id = `field-game-${Math.random().toString(36).slice(2)}`;
  const first = titles.length > 1 && h('option', { value: '' }, t('verify.choose'));
  const select = h('select', { id }, first || null, ...options);
  if (titles.length > 1) select.value = titles.some((title) => title.id === given) ? given : '';
  return { select, element: h('div', { className: 'field' }, h('label', { htmlFor: id }, t('verify.game')), select) };
}

/** The usual bet of a title, so that the form shows how a bet is written. */
export async function exampleBet(title: VerifyTitle | undefined): Promise<string | undefined> {
  if (!title) return undefined;
  const { FAMILIES } = await import('../../families/all.ts');
  const family = FAMILIES.get(title.family);
  const params = family?.Params.safeParse(title.params);
  const [example] = params?.success ? Object.values<unknown>(family!.examples(params.data)) : [];
  return example === undefined ? undefined : JSON.stringify(example);
}
