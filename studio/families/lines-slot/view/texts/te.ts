import type { Messages } from './en.ts';

/** Texts of slots in Telugu. */
export const te: Messages = {
  spin: 'స్పిన్',
  freeSpins: 'ఫ్రీ స్పిన్‌లు: {count}',
  reels: 'రీల్స్, ఎడమ నుంచి కుడికి: {columns}',
  'pay.line': 'లైన్ {number}',
  'verify.spin': 'స్పిన్',
  'verify.freeSpin': 'ఫ్రీ స్పిన్ {index}',
  'verify.lineWin': 'లైన్ {line}: {count} × {symbol}, చెల్లింపు {units}',
  'verify.nothing': 'ఏ లైన్ చెల్లించలేదు.',
  freeSpinOf: 'ఫ్రీ స్పిన్ {index} / {count}, గెలుపులు {multiplier}×',
  lines: 'పేలైన్లు: {count}',
  'pay.intro':
    'రీల్స్: {reels}, వరుసలు: {rows}, పేలైన్లు: {lines}. ఎడమ రీల్ నుంచి వరుసగా ఒకే గుర్తులు వస్తే లైన్ చెల్లిస్తుంది. ఒక్కో లైన్‌లో అత్యధిక గెలుపు మాత్రమే చెల్లిస్తాం, అన్ని లైన్ల గెలుపులు కలుపుతాం.',
  'pay.wild': '{wild} గుర్తు, {scatter} తప్ప ప్రతి గుర్తు స్థానంలో పని చేస్తుంది.',
  'pay.wildAll': '{wild} గుర్తు ప్రతి గుర్తు స్థానంలో పని చేస్తుంది.',
  'pay.scatter':
    'ఎక్కడైనా సరిపడా {scatter} వస్తే అదే స్టేక్‌తో ఫ్రీ స్పిన్‌లు వస్తాయి (గుర్తుల సంఖ్య → ఫ్రీ స్పిన్‌లు). ఫ్రీ స్పిన్‌లలోని గెలుపులన్నీ {multiplier} రెట్లు అవుతాయి.',
  'pay.lines': 'పేలైన్లు ({count})',
  'pay.base': 'డబ్బుతో స్పిన్‌ల రిటర్న్',
  'pay.free': 'ఫ్రీ స్పిన్‌ల రిటర్న్',
  'pay.feature': 'ఫ్రీ స్పిన్‌లు ఉన్న రౌండ్లు',
};
