import { hi as place } from '../../../shared/place-texts/hi.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Hindi. */
export const hi: Record<MessageKey, string> = {
  ...place,
  begin: 'स्पिन',
  wheel: 'व्हील',
  on: '{pays}:1',
  segments: '{all} में से {count}',
  came: '{place}',
  boosted: '{place}, {times} से गुणा',
  boost: '{times}×: व्हील फिर घूमता है',
  shares: 'पिछले {rounds} स्पिन में: {counts}',
  share: '{place}: {count}',
  'rules.1': 'व्हील में {all} हिस्से हैं। पॉइंटर पर जिस तरह का हिस्सा आए, उस पर रखी चिप उसका पेआउट जीतती है।',
  'rules.2': 'जीतने पर स्टेक भी लौटता है: 5:1 में 1 पर 6 मिलते हैं।',
  'rules.boost':
    '{boosts} पर व्हील पेआउट वाले हिस्सों में एक बार और घूमता है, और जीत उस संख्या से गुणा होती है। स्टेक एक ही बार लौटता है।',
  kind: 'पेआउट',
  count: 'हिस्से',
  'part.win': 'जीत से',
  'part.boost': 'गुणा हुई जीत से',
};
