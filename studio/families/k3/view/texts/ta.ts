import type { MessageKey } from './en.ts';

/** Texts of three dice in Tamil. */
export const ta: Record<MessageKey, string> = {
  'rules.game': 'மூன்று டைஸ் உருட்டப்படும். அவற்றின் வரிசை கணக்கில் இல்லை.',
  'rules.more':
    'கூட்டுத்தொகை 11 முதல் 18 வரை பிக், 3 முதல் 10 வரை ஸ்மால். “சைடுகள், ட்ரிபிள் சேரும்” பந்தயத்தில் மூன்றும் ஒன்றானால் அவற்றின் கூட்டுத்தொகைப்படி கணக்கு; “சைடுகள், ட்ரிபிள் இல்லாமல்” பந்தயத்தில் மூன்றும் ஒன்றானால் நான்கும் தோல்வி.',
  'tab.sum': 'கூட்டுத்தொகை',
  'tab.faces': 'எண்கள்',
  'tab.equal': 'ஒரே எண்',
  'field.pair': 'ஜோடி',
  'field.single': 'மூன்றாவது டைஸ்',
  'bet.sides': 'சைடுகள், ட்ரிபிள் சேரும்',
  'bet.sides-no-triples': 'சைடுகள், ட்ரிபிள் இல்லாமல்',
  'bet.sum': 'சரியான கூட்டுத்தொகை',
  'bet.single': 'ஓர் எண்',
  'bet.two-different': 'இரண்டு வெவ்வேறு எண்கள்',
  'bet.three-different': 'மூன்று வெவ்வேறு எண்கள்',
  'bet.straight': 'மூன்று தொடர் எண்கள்',
  'bet.pair': 'ஜோடி அல்லது அதற்கு மேல்',
  'bet.pair-single': 'ஜோடியும் மற்றொன்றும்',
  'bet.triple': 'ஒரே எண் மூன்று',
  'bet.any-triple': 'ஏதேனும் ட்ரிபிள்',
  'option.straight': 'மூன்று தொடர் எண்கள்',
  'option.any-triple': 'ஏதேனும் ட்ரிபிள்',
  'prize.match-2': 'இரு எண்களும்',
  'prize.match-3': 'மூன்று எண்களும்',
  said: 'கூட்டுத்தொகை {sum}, {side}.',
};
