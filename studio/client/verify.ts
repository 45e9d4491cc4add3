import { h } from './dom.ts';
import { ar } from './i18n/ar.ts';
import { cn } from './i18n/cn.ts';
import { en } from './i18n/en.ts';
import { translator } from './i18n/index.ts';
import { verifyForm, type VerifyInput } from './panels/verify-form.ts';
import type { VerifyTitle } from './panels/verify-game.ts';
import './styles/verify.css';

const titles = import.meta.glob<VerifyTitle>('../titles/*.json', { eager: true, import: 'default' });

/** The stand-alone verifier: a single file that works offline, with the rules of every family and every title. */
const params = new URLSearchParams(location.hash.slice(1));
const language = params.get('language') ?? 'EN';
const t = translator(language === 'CN' ? cn : language === 'AR' ? ar : en);
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

document.documentElement.lang = language === 'CN' ? 'zh-CN' : language === 'AR' ? 'ar' : 'en';
document.documentElement.dir = language === 'AR' ? 'rtl' : 'ltr';
document.title = t('verify.title');
document.body.append(
  h(
    'main',
    {},
    h('h1', {}, t('verify.title')),
    h('p', {}, t('verify.intro')),
    verifyForm({ t, language }, given, Object.values(titles)),
  ),
);
