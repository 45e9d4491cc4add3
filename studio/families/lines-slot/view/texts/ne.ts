import type { Messages } from './en.ts';

/** Texts of slots in Nepali. */
export const ne: Messages = {
  spin: 'स्पिन',
  freeSpins: 'फ्री स्पिन: {count}',
  reels: 'रिल, बायाँबाट दायाँ: {columns}',
  'pay.line': 'लाइन {number}',
  'verify.spin': 'स्पिन',
  'verify.freeSpin': 'फ्री स्पिन {index}',
  'verify.lineWin': 'लाइन {line}: {count} × {symbol} को पेआउट {units}',
  'verify.nothing': 'कुनै लाइनमा पेआउट भएन।',
  freeSpinOf: '{count} मध्ये फ्री स्पिन {index}, जित {multiplier}×',
  lines: 'पेलाइन: {count}',
  'pay.intro':
    'रिल: {reels}, पङ्क्ति: {rows}, पेलाइन: {lines}। बायाँ रिलबाट सुरु भई लगातार मिलेका चिह्नमा लाइनको पेआउट हुन्छ। हरेक लाइनको सबैभन्दा ठूलो जित मात्र दिइन्छ, र सबै लाइनका जित जोडिन्छन्।',
  'pay.wild': '{wild} ले {scatter} बाहेक हरेक चिह्नको ठाउँ लिन्छ।',
  'pay.wildAll': '{wild} ले हरेक चिह्नको ठाउँ लिन्छ।',
  'pay.scatter':
    'जहाँसुकै पर्याप्त {scatter} आए उही बेट रकममा फ्री स्पिन पाइन्छ (चिह्न सङ्ख्या → फ्री स्पिन)। फ्री स्पिनका सबै जित {multiplier} ले गुणा हुन्छन्।',
  'pay.lines': 'पेलाइन ({count})',
  'pay.base': 'पैसाले खेलेका स्पिनको रिटर्न',
  'pay.free': 'फ्री स्पिनको रिटर्न',
  'pay.feature': 'फ्री स्पिन भएका राउन्ड',
};
