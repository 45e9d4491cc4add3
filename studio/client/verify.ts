import { markOf } from '../../contract/languages.ts';
import type { Language } from '../../contract/primitives.ts';
import { translateWith } from '../families/shared/translate.ts';
import { h } from './dom.ts';
import type { VerifyKey } from './i18n/verify/en.ts';
import { verifyForm, type VerifyInput } from './panels/verify-form.ts';
import type { VerifyTitle } from './panels/verify-game.ts';
import './styles/verify.css';

/** Files of a folder by path, each with its content under its language's code. */
type Files<T> = Record<string, Record<string, T>>;

const written = import.meta.glob<Omit<VerifyTitle, 'names'>>('../titles/*.json', { eager: true, import: 'default' });
const names: Files<Record<string, string>> = import.meta.glob('../titles/names/??.ts', { eager: true });
const messages: Files<Record<VerifyKey, string>> = import.meta.glob('./i18n/verify/??.ts', { eager: true });

const contentIn = <T>(files: Files<T>, language: string): T | undefined => {
  const code = language.toLowerCase();
  return Object.entries(files).find(([file]) => file.endsWith(`/${code}.ts`))?.[1][code];
};

/** The stand-alone verifier: a single file that works offline, with the rules of every family and every title. */
const params = new URLSearchParams(location.hash.slice(1));
const requested = params.get('language') ?? 'EN';
const language = (contentIn(messages, requested) ? requested : 'EN') as Language;
const t = translateWith(contentIn(messages, language)!);
const texts = [
  'game',
  'serverSeed',
  'commitment',
  'clientSeed',
  'bet',
  'moves',
] as const satisfies (keyof VerifyInput)[];
const given: Partial<VerifyInput> = { nonce: Number(params.get('nonce') ?? 0) };
for (const name of texts) {
  const text = params.get(name);
  if (text !== null) given[name] = text;
}

const { tag, dir } = markOf(language);
document.documentElement.lang = tag;
document.documentElement.dir = dir;
const [inEnglish, own] = [contentIn(names, 'EN'), contentIn(names, language)];
const titles = Object.values(written).map((title): VerifyTitle => {
  const { id } = title;
  return { ...title, names: { EN: own?.[id] ?? inEnglish?.[id] ?? id } };
});

document.title = t('verify.title');
document.body.append(
  h(
    'main',
    {},
    h('h1', {}, t('verify.title')),
    h('p', {}, t('verify.intro')),
    verifyForm({ t, language }, given, titles),
  ),
);
