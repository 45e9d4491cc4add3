import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Tamil. */
export const ta: Record<MessageKey, string> = {
  'rules.game':
    '0000 முதல் 9999 வரை 23 வெவ்வேறு எண்கள் குலுக்கப்படும்: பத்து ஆறுதல் பரிசுகள், பத்து ஸ்டார்ட்டர்கள், பிறகு மூன்றாம், இரண்டாம், முதல் பரிசுகள்.',
  'rules.more':
    'பிக் பந்தயம் 23 எண்களில் எதிலும் வெல்லும்; ஸ்மால் முதல் மூன்று பரிசுகளில் மட்டும், ஆனால் அதிகமாக வழங்கும். முதல் பரிசின் கடைசி இரண்டு இலக்கங்களில் 50 முதல் 99 வரை பிக். எல்லாப் பரிசுகளும் நிலையானவை.',
  'tab.number': 'எண்',
  'tab.first': 'முதல் பரிசு',
  'bet.big': 'பிக்',
  'bet.small': 'ஸ்மால்',
  'bet.first-3': 'முதல் பரிசு, கடைசி மூன்று',
  'bet.first-2': 'முதல் பரிசு, கடைசி இரண்டு',
  'bet.first-sides': 'முதல் பரிசு, சைடுகள்',
  'field.place-1': '1-வது',
  'field.place-2': '2-வது',
  'field.place-3': '3-வது',
  'field.place-4': '4-வது',
  'row.first': '1-ம் பரிசு',
  'row.second': '2-ம் பரிசு',
  'row.third': '3-ம் பரிசு',
  'row.starter': 'ஸ்டார்ட்டர்',
  'row.consolation': 'ஆறுதல்',
  'prize.first': '1-ம் பரிசு',
  'prize.second': '2-ம் பரிசு',
  'prize.third': '3-ம் பரிசு',
  'prize.starter': 'ஸ்டார்ட்டர்',
  'prize.consolation': 'ஆறுதல்',
  said: 'முதல் பரிசு {special}, கடைசி இரண்டு {tail}.',
};
