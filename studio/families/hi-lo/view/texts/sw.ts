import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Swahili. */
export const sw: Record<MessageKey, string> = {
  begin: 'Onyesha karata',
  betOn: 'Karata ya kwanza',
  take: 'Cash out {amount}',
  skip: 'Ruka karata',
  'guess.higher': 'Juu',
  'guess.lower': 'Chini',
  'guess.higher-or-same': 'Juu au sawa',
  'guess.lower-or-same': 'Chini au sawa',
  'guess.same': 'Sawa',
  'guess.red': 'Nyekundu',
  'guess.black': 'Nyeusi',
  chance: '{wins} kati ya {from}',
  now: 'Sasa',
  guesses: 'Makisio',
  cards: 'Karata za raundi hii',
  shown: '{card}. Nini kinafuata?',
  right: '{card}. Umepatia. Cash out sasa upate {amount}.',
  wrong: '{card}. Raundi imekwisha.',
  'rules.1': 'Karata inaonyeshwa. Kisia inayofuata ikoje ikilinganishwa nayo. Ace ndizo za juu kabisa.',
  'rules.2':
    'Kila ukipatia, malipo ya raundi yanaongezeka kulingana na nafasi ya kisio. Endelea, au cash out kiasi kinachoonyeshwa. Ukikosea raundi inaisha bila malipo.',
  'rules.full': 'Kila karata inatoka kwenye seti kamili ya 52. Unaweza kuruka karata {skips} kwa raundi.',
  'rules.shrinking': 'Karata zilizoonyeshwa hazitoki tena katika raundi. Unaweza kuruka karata {skips}.',
  'rules.3': 'Kizidisho cha juu kabisa ni mara {ceiling} ya dau.',
};
