/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'एक शाम का खेल',
    summary: '',
  },
  'three-doors': {
    title: 'कुछ नया',
    summary: 'एक दिन में तीन गेम आज़माएं।',
  },
  'big-catch': {
    title: 'बड़ा शिकार',
    summary: '',
  },
  'four-evenings': {
    title: 'चार शामें',
    summary: 'हफ़्ते के चार दिन खेलें।',
  },
  'half-moon': {
    title: 'आधा चांद',
    summary: '',
  },
  'full-moon': {
    title: 'पूरा चांद',
    summary: '',
  },
  'daily-race': {
    title: 'डेली रेस',
    summary: 'कम RTP वाले गेम के स्टेक ज़्यादा गिने जाते हैं, ताकि सभी गेम का महत्व बराबर रहे।',
  },
  'weekly-league': {
    title: 'साप्ताहिक लीग',
    summary: '',
  },
  'lantern-cup': {
    title: 'लालटेन कप',
    summary: 'एक हफ़्ता, एक जीत जो गिनी जाती है।',
  },
};
