/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'ड्रॉ बोनस',
    summary: 'व्हील या रैफ़ल में जीता हुआ।',
    body: 'कैसीनो के लिए बोनस।',
  },
  'mission-prizes': {
    title: 'मिशन बोनस',
    summary: 'मिशन और लीडरबोर्ड से मिला बोनस।',
    body: 'ऐसा मिशन पूरा करें या ऐसे लीडरबोर्ड में स्थान पाएं जिसका इनाम बोनस हो।',
  },
  'points-bonus': {
    title: 'पॉइंट बोनस',
    summary: 'आपके पॉइंट के बदले बोनस।',
    body: 'इसे पॉइंट मॉल में चुनें।',
  },
  'points-rounds': {
    title: 'पॉइंट के बदले फ़्री राउंड',
    summary: 'आपके पॉइंट के बदले फ़्री राउंड।',
    body: 'इन्हें पॉइंट मॉल में चुनें।',
  },
};
