/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'ఒక సాయంత్రం ఆట',
    summary: '',
  },
  'three-doors': {
    title: 'కొత్తగా ఏదైనా',
    summary: 'ఒకే రోజులో మూడు గేమ్‌లు ఆడి చూడండి.',
  },
  'big-catch': {
    title: 'పెద్ద వేట',
    summary: '',
  },
  'four-evenings': {
    title: 'నాలుగు సాయంత్రాలు',
    summary: 'వారంలో నాలుగు రోజులు ఆడండి.',
  },
  'half-moon': {
    title: 'అర్ధచంద్రుడు',
    summary: '',
  },
  'full-moon': {
    title: 'పున్నమి',
    summary: '',
  },
  'daily-race': {
    title: 'రోజువారీ రేస్',
    summary: 'RTP తక్కువ ఉన్న గేమ్‌లలో స్టేక్‌లు ఎక్కువగా లెక్కలోకి వస్తాయి, అప్పుడు అన్ని గేమ్‌ల బరువు సమానం.',
  },
  'weekly-league': {
    title: 'వారపు లీగ్',
    summary: '',
  },
  'lantern-cup': {
    title: 'లాంటర్న్ కప్',
    summary: 'ఒక వారం, లెక్కలోకి వచ్చేది ఒక గెలుపు.',
  },
};
