import type { MessageKey } from './en.ts';

/** Texts of dice in Tamil. */
export const ta: Record<MessageKey, string> = {
  begin: 'உருட்டு',
  bet: 'பந்தயம்',
  'kind.under': 'கீழ்',
  'kind.over': 'மேல்',
  'kind.exactly': 'சரியாக',
  'kind.inside': 'உள்ளே',
  'kind.outside': 'வெளியே',
  'kind.faces': 'பக்கங்கள்',
  'kind.odd': 'ஒற்றை',
  'kind.even': 'இரட்டை',
  target: 'எண்',
  from: 'முதல்',
  to: 'வரை',
  lower: 'ஒன்று குறை',
  higher: 'ஒன்று கூட்டு',
  chance: 'வாய்ப்பு',
  pays: 'வழங்கும்',
  cases: '{all}-இல் {wins}',
  notOffered: 'இந்தப் பந்தயம் இல்லை. வேறு எண்களைத் தேர்ந்தெடுக்கவும்.',
  result: '{dice} = {total}',
  dice: 'டைஸ்',
  betIs: '{kind} {numbers}',
  'rules.1': 'தலா {faces} பக்கங்கள் கொண்ட {dice} டைஸ் ஒருமுறை உருட்டப்படும். அவற்றின் மொத்தத்தைப் பொறுத்து பந்தயம் வெல்லும்.',
  'rules.one': '{faces} பக்கங்கள் கொண்ட ஒரு டைஸ் ஒருமுறை உருட்டப்படும்.',
  'rules.2':
    'ஒரு பந்தயம் வழங்குவது அதன் வாய்ப்பைப் பொறுத்தது: மொத்தம் எவ்வளவு அரிதோ, அவ்வளவு அதிகம் வழங்கும். மல்டிபிளையர் பந்தயத்தின் அருகில் உள்ளது.',
  payTable: '{stake} தொகைக்கு, வெல்லும் முடிவுகளின் எண்ணிக்கைப்படி பேஅவுட்',
  win: 'ரிட்டர்ன்',
  'bet.cases': '{all} வாய்ப்புகளில் {wins}-இல் வெல்லும் பந்தயங்கள்',
};
