import type { Messages } from './en.ts';

/** Texts of slots in Hindi. */
export const hi: Messages = {
  spin: 'स्पिन',
  freeSpins: 'फ़्री स्पिन: {count}',
  reels: 'रील, बाएं से दाएं: {columns}',
  'pay.line': 'लाइन {number}',
  'verify.spin': 'स्पिन',
  'verify.freeSpin': 'फ़्री स्पिन {index}',
  'verify.lineWin': 'लाइन {line}: {count} × {symbol}, पेआउट {units}',
  'verify.nothing': 'किसी लाइन पर जीत नहीं।',
  freeSpinOf: 'फ़्री स्पिन {index} / {count}, जीत {multiplier}×',
  lines: 'पे-लाइन: {count}',
  'pay.intro':
    'रील: {reels}, पंक्तियां: {rows}, पे-लाइन: {lines}। बाईं रील से लगातार एक जैसे चिह्न आने पर लाइन का पेआउट मिलता है। हर लाइन की सिर्फ़ सबसे बड़ी जीत मिलती है, और सभी लाइनों की जीत जोड़ी जाती है।',
  'pay.wild': '{wild} {scatter} को छोड़कर हर चिह्न की जगह लेता है।',
  'pay.wildAll': '{wild} हर चिह्न की जगह लेता है।',
  'pay.scatter':
    'कहीं भी पर्याप्त {scatter} आने पर उसी स्टेक पर फ़्री स्पिन मिलते हैं (चिह्नों की संख्या → फ़्री स्पिन)। फ़्री स्पिन की हर जीत {multiplier} से गुणा होती है।',
  'pay.lines': 'पे-लाइन ({count})',
  'pay.base': 'पैसों वाले स्पिन से रिटर्न',
  'pay.free': 'फ़्री स्पिन से रिटर्न',
  'pay.feature': 'फ़्री स्पिन वाले राउंड',
};
