import { ne as place } from '../../../shared/place-texts/ne.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Nepali. */
export const ne: Record<MessageKey, string> = {
  ...place,
  begin: 'बेट गर्नुहोस्',
  bout: 'भिडन्त',
  'on.red': 'रातो',
  'on.blue': 'निलो',
  'on.draw': 'ड्र',
  'on.off': 'रद्द गरियो',
  'short.red': 'R',
  'short.blue': 'B',
  'short.draw': 'D',
  'short.off': '–',
  pays: '{pays}:1',
  wins: '{side} ले जित्यो',
  'is.draw': 'ड्र: रातो र निलोका बेट रकम फिर्ता हुन्छन्',
  'is.off': 'रद्द गरियो: सबै बेट रकम फिर्ता हुन्छन्',
  returned: 'बेट रकम फिर्ता',
  leads: '{side} अगाडि',
  even: 'बराबर',
  shares: 'पछिल्ला {rounds} भिडन्तमा: रातो {red}, निलो {blue}, ड्र {draw}, रद्द {off}',
  'rules.1': 'रातो र निलो {exchanges} आक्रमणको भिडन्तमा भिड्छन्। जित्ने पक्षमा, वा ड्रमा बेट गर्नुहोस्।',
  'rules.2': 'ड्रको पेआउट {draw}:1, र रातो र निलोका बेट रकम फिर्ता हुन्छन्।',
  'rules.3': 'भिडन्त देखाइनुअघि नै नतिजा निकालिन्छ। आक्रमणले नतिजा देखाउँछन् मात्र, फेर्दैनन्।',
  'rules.4': 'भिडन्त सकिनुअघि रद्द हुन सक्छ। त्यसपछि सबै बेट रकम फिर्ता हुन्छन्।',
  chance: 'सम्भावना',
  kind: 'पेआउट',
  'part.win': 'जितबाट',
  'part.push': 'फिर्ता भएका बेट रकमबाट',
};
