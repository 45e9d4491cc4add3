/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'ஒரு மாலை ஆட்டம்',
    summary: '',
  },
  'three-doors': {
    title: 'புதிதாக ஒன்று',
    summary: 'ஒரே நாளில் மூன்று கேம்களை விளையாடிப் பார்க்கவும்.',
  },
  'big-catch': {
    title: 'பெரிய வேட்டை',
    summary: '',
  },
  'four-evenings': {
    title: 'நான்கு மாலைகள்',
    summary: 'வாரத்தில் நான்கு நாட்கள் விளையாடவும்.',
  },
  'half-moon': {
    title: 'அரை நிலவு',
    summary: '',
  },
  'full-moon': {
    title: 'முழு நிலவு',
    summary: '',
  },
  'daily-race': {
    title: 'தினசரி ரேஸ்',
    summary: 'RTP குறைவான கேம்களில் பந்தயத் தொகை அதிகமாகக் கணக்கிடப்படும்; அதனால் எல்லா கேம்களுக்கும் சம மதிப்பு.',
  },
  'weekly-league': {
    title: 'வாராந்திர லீக்',
    summary: '',
  },
  'lantern-cup': {
    title: 'லாந்தர் கோப்பை',
    summary: 'ஒரு வாரம்; ஒரு வெற்றி மட்டுமே கணக்கு.',
  },
};
