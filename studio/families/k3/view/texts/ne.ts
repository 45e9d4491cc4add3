import type { MessageKey } from './en.ts';

/** Texts of three dice in Nepali. */
export const ne: Record<MessageKey, string> = {
  'rules.game': 'तीनवटा डाइस रोल गरिन्छ। क्रमले फरक पार्दैन।',
  'rules.more':
    'जोड 11 देखि 18 ठूलो, 3 देखि 10 सानो। “साइड, ट्रिपल गनिने” मा तीनै एउटै आए तिनको जोड अनुसार गनिन्छ; “साइड, ट्रिपलबाहेक” मा तीनै एउटै आए चारैवटा हार्छन्।',
  'tab.sum': 'जोड',
  'tab.faces': 'नम्बर',
  'tab.equal': 'एउटै',
  'field.pair': 'पेयर',
  'field.single': 'तेस्रो डाइस',
  'bet.sides': 'साइड, ट्रिपल गनिने',
  'bet.sides-no-triples': 'साइड, ट्रिपलबाहेक',
  'bet.sum': 'ठ्याक्कै जोड',
  'bet.single': 'एउटा नम्बर',
  'bet.two-different': 'दुई फरक नम्बर',
  'bet.three-different': 'तीन फरक नम्बर',
  'bet.straight': 'लगातार तीन',
  'bet.pair': 'पेयर वा बढी',
  'bet.pair-single': 'पेयर र अर्को',
  'bet.triple': 'एउटै नम्बर तीनवटा',
  'bet.any-triple': 'जुनसुकै तीन एउटै',
  'option.straight': 'लगातार तीन',
  'option.any-triple': 'जुनसुकै तीन एउटै',
  'prize.match-2': 'दुवै नम्बर',
  'prize.match-3': 'तीनै नम्बर',
  said: 'जोड {sum}, {side}।',
};
