import type { Language } from '../../../contract/primitives.ts';
import { inLanguage, type Texts } from '../site/index.ts';

type CampaignTexts = Record<'title' | 'summary' | 'body', string>;

/** The texts in a language, else in English, else in any. */
export const textsIn = (texts: unknown, language: Language): CampaignTexts =>
  inLanguage(texts as Texts<CampaignTexts>, language) ?? { title: '', summary: '', body: '' };
