/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'డ్రా బోనస్',
    summary: 'వీల్ లేదా రాఫిల్‌లో గెలిచినది.',
    body: 'క్యాసినో కోసం బోనస్ డబ్బు.',
  },
  'mission-prizes': {
    title: 'మిషన్ బోనస్',
    summary: 'మిషన్లు, లీడర్‌బోర్డ్‌ల నుంచి బోనస్ డబ్బు.',
    body: 'బోనస్ బహుమతిగా ఉన్న మిషన్ పూర్తి చేయండి లేదా లీడర్‌బోర్డ్‌లో అలాంటి స్థానం పొందండి.',
  },
  'points-bonus': {
    title: 'పాయింట్స్ బోనస్',
    summary: 'మీ పాయింట్లకు బోనస్ డబ్బు.',
    body: 'పాయింట్స్ మాల్‌లో దీన్ని ఎంచుకోండి.',
  },
  'points-rounds': {
    title: 'పాయింట్లకు ఫ్రీ రౌండ్లు',
    summary: 'మీ పాయింట్లకు ఫ్రీ రౌండ్లు.',
    body: 'పాయింట్స్ మాల్‌లో వీటిని ఎంచుకోండి.',
  },
};
