import type { MessageKey } from './en.ts';

/** Texts of ways slots in Nepali. */
export const ne: Record<MessageKey, string> = {
  spin: 'स्पिन',
  ways: 'वे',
  betOn: '{ways} वेसम्म',
  reels: 'रिल, बायाँबाट दायाँ: {columns}',
  freeSpins: 'फ्री स्पिन: {count}',
  freeSpinOf: '{count} मध्ये फ्री स्पिन {index}',
  times: 'मल्टिप्लायर',
  win: '{reels} × {symbol}, {ways} वे',
  capped: 'राउन्ड अधिकतम जितमा पुग्यो र सकियो।',
  'pay.intro':
    '{reels} रिलमा हरेकमा 2 देखि 7 चिह्न देखिन्छन्। बायाँबाट हरेक वेमा चिह्नको पेआउट हुन्छ: हरेक रिलमा त्यसको एउटा चिह्न। जितेका चिह्न हराउँछन् र माथिका चिह्न तिनको ठाउँमा खस्छन्, जित नरोकिएसम्म।',
  'pay.wild': '{symbol} ले पेआउट हुने हरेक चिह्नको ठाउँ लिन्छ र {counts} गनिन्छ। यो पहिलो रिलमा हुँदैन।',
  'pay.multiplier': 'पैसाले खेलेको स्पिनको मल्टिप्लायर {start} बाट सुरु हुन्छ र हरेक क्यास्केडमा {step} ले बढ्छ।',
  'pay.free':
    'जहाँसुकै पर्याप्त {symbol} आए फ्री स्पिन पाइन्छ (चिह्न सङ्ख्या → फ्री स्पिन)। तिनको मल्टिप्लायर {start} बाट सुरु हुन्छ र हरेक क्यास्केडमा {step} ले बढ्छ।',
  'pay.persists': 'फ्री स्पिनमा मल्टिप्लायर रिसेट हुँदैन।',
  'pay.cap': 'राउन्डको पेआउट बढीमा बेट रकमको {cap} गुणा हुन्छ र त्यहीँ सकिन्छ।',
  'part.ways': 'स्पिनको पहिलो नतिजाको रिटर्न',
  'part.cascades': 'क्यास्केडको रिटर्न',
  'part.free': 'फ्री स्पिनको रिटर्न',
  'share.free': 'फ्री स्पिन भएका राउन्ड',
  'verify.spin': 'स्पिन',
  'verify.freeSpin': 'फ्री स्पिन {index}',
  'verify.fall': 'क्यास्केड {number}: {wins} × {multiplier}',
  'verify.nothing': 'कुनै वेमा पेआउट भएन।',
};
