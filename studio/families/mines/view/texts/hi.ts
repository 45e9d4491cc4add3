import type { MessageKey } from './en.ts';

/** Texts of mines in Hindi. */
export const hi: Record<MessageKey, string> = {
  begin: 'टाइल खोलें',
  take: 'कैश आउट {amount}',
  field: '{columns} गुणा {rows} टाइल का मैदान',
  place: 'पंक्ति {row}, कॉलम {column}',
  closed: 'बंद',
  chosen: 'चुनी हुई',
  safe: 'सुरक्षित',
  mine: 'माइन',
  mines: 'माइन',
  choose: 'पहली टाइल चुनें, फिर बटन दबाएं।',
  next: 'अगली सुरक्षित टाइल',
  now: 'अभी',
  opened: 'सुरक्षित। अभी कैश आउट: {amount}।',
  hit: 'माइन निकली। राउंड खत्म हुआ।',
  'rules.1': 'कुछ टाइल के नीचे माइन होती हैं। बेट से पहली टाइल खुलती है।',
  'rules.2':
    'हर सुरक्षित टाइल राउंड का पेआउट बढ़ाती है। एक और खोलें, या दिखाई गई रकम कैश आउट करें। माइन निकलने पर राउंड बिना पेआउट के खत्म हो जाता है।',
  'rules.3': 'माइन पहली टाइल खुलने से पहले रखी जाती हैं और अपनी जगह नहीं बदलतीं।',
  pays: '{stake} के स्टेक पर हर सुरक्षित टाइल का पेआउट',
  withMines: 'माइन: {mines}',
  stop: 'कैश आउट पर रिटर्न',
  'verify.field': 'माइन',
  'verify.opened': 'खोली गईं',
};
