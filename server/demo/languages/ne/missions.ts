/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'एक साँझको खेल',
    summary: '',
  },
  'three-doors': {
    title: 'केही नयाँ',
    summary: 'एकै दिनमा तीन गेम ट्राई गर्नुहोस्।',
  },
  'big-catch': {
    title: 'ठूलो माछा',
    summary: '',
  },
  'four-evenings': {
    title: 'चार साँझ',
    summary: 'हप्ताको चार दिन खेल्नुहोस्।',
  },
  'half-moon': {
    title: 'अर्धचन्द्र',
    summary: '',
  },
  'full-moon': {
    title: 'पूर्णिमा',
    summary: '',
  },
  'daily-race': {
    title: 'दैनिक रेस',
    summary: 'सबै गेमको भार बराबर होस् भनी कम RTP भएका गेमको बेट रकम बढी गनिन्छ।',
  },
  'weekly-league': {
    title: 'साप्ताहिक लिग',
    summary: '',
  },
  'lantern-cup': {
    title: 'ल्यान्टर्न कप',
    summary: 'एक हप्ता, गनिने एउटै जित।',
  },
};
