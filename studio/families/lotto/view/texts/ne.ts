import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Nepali. */
export const ne: Record<MessageKey, string> = {
  'rules.game': '1 देखि 49 बाट 6 फरक नम्बर निकालिन्छन्, अनि एउटा थप। हरेक समूहको सम्भावना बराबर हुन्छ।',
  'rules.more':
    '6 नम्बर छान्नुहोस्; दससम्म छाने छ-छको हरेक समूह एउटा कम्बिनेसन हुन्छ। थप नम्बर पुरस्कारमा उल्लेख भएकोमा मात्र गनिन्छ। छवटाको जोड 150 देखि ठूलो। सबै पुरस्कार निश्चित छन्: कति जनाले जिते भन्नेमा भर पर्दैनन्।',
  'tab.six': '6 नम्बर',
  'tab.few': 'दुईदेखि चार',
  'tab.number': 'एउटा नम्बर',
  'tab.sum': 'जोड',
  'bet.six': '6 नम्बर',
  'bet.two': 'छमध्ये दुई',
  'bet.three': 'छमध्ये तीन',
  'bet.four': 'छमध्ये चार',
  'bet.number': 'छमध्येको',
  'bet.additional': 'थप नम्बर',
  'bet.sum-sides': 'छवटाको जोड',
  'prize.match-6': '6 आए',
  'prize.match-5-more': '5 र थप',
  'prize.match-5': '5 आए',
  'prize.match-4-more': '4 र थप',
  'prize.match-4': '4 आए',
  'prize.match-3-more': '3 र थप',
  'prize.match-3': '3 आए',
  'prize.match-2': '2 आए',
  said: '{numbers}; थप {additional}। जोड {sum}।',
};
