import type { MessageKey } from './en.ts';

/** Texts of the coin in Hindi. */
export const hi: Record<MessageKey, string> = {
  begin: 'उछालें',
  take: 'कैश आउट {amount}',
  call: 'आपका चुनाव',
  again: 'फिर चुनें, या कैश आउट करें',
  heads: 'हेड',
  tails: 'टेल',
  next: 'अगला सही चुनाव',
  now: 'अभी',
  right: '{side}। सही। अभी कैश आउट: {amount}।',
  wrong: '{side}। राउंड खत्म हुआ।',
  flips: 'इस राउंड के उछाल',
  'rules.1': 'हेड या टेल चुनें। हर सही चुनाव से राउंड का पेआउट बढ़ता है; गलत होने पर राउंड बिना पेआउट के खत्म हो जाता है।',
  'rules.2': 'सही होने पर फिर चुनें या दिखाई गई रकम कैश आउट करें। {flips} सही चुनाव के बाद राउंड खत्म होता है और पेआउट मिलता है।',
  pays: '{stake} के स्टेक पर लगातार सही चुनाव का पेआउट',
  stop: 'कैश आउट पर रिटर्न',
  'verify.round': 'चुनाव और उछाल',
};
