import { h } from './dom.ts';
import { ar } from './i18n/ar.ts';
import { cn } from './i18n/cn.ts';
import { en } from './i18n/en.ts';
import { translator } from './i18n/index.ts';
import { verifyForm } from './panels/verify-form.ts';
import './styles/verify.css';

/** The stand-alone verifier: a single file that works offline. */
const params = new URLSearchParams(location.hash.slice(1));
const language = params.get('language') ?? 'EN';
const t = translator(language === 'CN' ? cn : language === 'AR' ? ar : en);
const number = (name: string, otherwise: number): number => Number(params.get(name) ?? otherwise);

document.documentElement.lang = language === 'CN' ? 'zh-CN' : language === 'AR' ? 'ar' : 'en';
document.documentElement.dir = language === 'AR' ? 'rtl' : 'ltr';
document.title = t('verify.title');
document.body.append(
  h(
    'main',
    {},
    h('h1', {}, t('verify.title')),
    h('p', {}, t('verify.intro')),
    verifyForm(
      { t },
      {
        serverSeed: params.get('serverSeed') ?? '',
        commitment: params.get('commitment') ?? '',
        clientSeed: params.get('clientSeed') ?? '',
        nonce: number('nonce', 0),
        stake: number('stake', 100),
      },
    ),
  ),
);
