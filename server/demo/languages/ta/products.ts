/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} அமெரிக்க டாலர்',
    description: 'உடனே உங்கள் வாலட்டில் சேரும்.',
  },
  moneyReviewed: {
    name: '{sum} அமெரிக்க டாலர்',
    description: 'எங்கள் குழு ஒப்புதல் அளித்ததும் வழங்கப்படும்.',
  },
  bonus: {
    name: '{sum} USD போனஸ்',
    description: 'கேசினோ கேம்களுக்கு. 14 நாட்களுக்குள் போனஸின் 1× அளவுக்குப் பந்தயம் வைக்க வேண்டும்.',
  },
  rounds: {
    name: 'இலவசச் சுற்றுகள்: {count}',
    description: 'தேர்ந்தெடுத்த ஸ்லாட்களில். 14 நாட்களுக்குள் வென்ற தொகையின் 1× அளவுக்குப் பந்தயம் வைக்க வேண்டும்.',
  },
};
