import { ne as place } from '../../../shared/place-texts/ne.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Nepali. */
export const ne: Record<MessageKey, string> = {
  ...place,
  begin: 'स्पिन',
  wheel: 'ह्विल',
  on: '{pays}:1',
  segments: '{all} मध्ये {count}',
  came: '{place}',
  boosted: '{place}, {times} ले गुणा',
  boost: '{times}×: ह्विल फेरि घुम्छ',
  shares: 'पछिल्ला {rounds} स्पिनमा: {counts}',
  share: '{place}: {count}',
  'rules.1': 'ह्विलमा {all} खण्ड छन्। सुई रोकिएको खण्डको प्रकारमा राखेका चिपले त्यसको पेआउट जित्छन्।',
  'rules.2': 'जितमा बेट रकम पनि फिर्ता हुन्छ: 5:1 मा 1 को 6 पाइन्छ।',
  'rules.boost':
    '{boosts} मा परे ह्विल पेआउट हुने खण्डबीच अर्को एक पटक घुम्छ, र जित त्यो नम्बरले गुणा हुन्छ। बेट रकम एक पटक मात्र फर्कन्छ।',
  kind: 'पेआउट',
  count: 'खण्ड',
  'part.win': 'जितबाट',
  'part.boost': 'गुणा भएका जितबाट',
};
