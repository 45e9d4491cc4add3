import type { MessageKey } from './en.ts';

/** Texts of bingo in Tamil. */
export const ta: Record<MessageKey, string> = {
  begin: 'தொடங்கு',
  cards: 'அட்டைகள்',
  card: 'அட்டை {number}',
  balls: 'வந்த பந்துகள்',
  free: 'இலவசம்',
  ball: '{letter} {number}',
  wonCard: 'அட்டை {number}: {patterns}',
  none: 'எந்த வடிவமும் நிறைவடையவில்லை.',
  'pattern.line': 'ஒரு வரி',
  'pattern.two-lines': 'இரண்டு வரிகள்',
  'pattern.three-lines': 'மூன்று வரிகள்',
  'pattern.corners': 'நான்கு மூலைகள்',
  'pattern.stamp': 'ஸ்டாம்ப்',
  'pattern.two-stamps': 'இரண்டு ஸ்டாம்ப்கள்',
  'pattern.letter-x': 'X எழுத்து',
  'pattern.letter-t': 'T எழுத்து',
  'pattern.plus': 'கூட்டல் குறி',
  'pattern.diamond': 'டைமண்ட்',
  'pattern.ring': 'வளையம்',
  'pattern.frame': 'சட்டம்',
  'pattern.blackout': 'முழு அட்டை',
  'rules.1':
    '75 பந்துகளில் {balls} குலுக்கப்படும். ஓர் அட்டையில் 24 எண்களும் நடுவில் ஓர் இலவசக் கட்டமும் உள்ளன. பந்துகள் நிறைவு செய்யும் வடிவங்களால் அது வெல்லும்.',
  'rules.best': 'ஓர் அட்டை அதன் சிறந்த வடிவத்துக்கு மட்டும் வெல்லும்.',
  'rules.each': 'ஓர் அட்டை நிறைவடைந்த ஒவ்வொரு வடிவத்துக்கும் வெல்லும்.',
  'rules.2': 'பந்தயத் தொகை என்பது ஒவ்வோர் அட்டையின் விலை. வரிகள் கிடையாக, செங்குத்தாக அல்லது மூலைக்கு மூலை செல்லும்.',
  pays: '{stake} அட்டைக்கு வழங்குவது',
};
