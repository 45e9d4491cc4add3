import type { MessageKey } from './en.ts';

/** Texts of three dice in Telugu. */
export const te: Record<MessageKey, string> = {
  'rules.game': 'మూడు డైస్ వేస్తారు. వాటి క్రమం ముఖ్యం కాదు.',
  'rules.more':
    'మొత్తం 11 నుంచి 18 బిగ్, 3 నుంచి 10 స్మాల్. “సైడ్‌లు, ట్రిపుల్స్‌తో”లో మూడూ ఒకేలా వస్తే వాటి మొత్తం లెక్కలోకి వస్తుంది; “సైడ్‌లు, ట్రిపుల్స్ లేకుండా”లో మూడూ ఒకేలా వస్తే నాలుగూ ఓడతాయి.',
  'tab.sum': 'మొత్తం',
  'tab.faces': 'సంఖ్యలు',
  'tab.equal': 'ఒకేలా',
  'field.pair': 'జత',
  'field.single': 'మూడో డైస్',
  'bet.sides': 'సైడ్‌లు, ట్రిపుల్స్‌తో',
  'bet.sides-no-triples': 'సైడ్‌లు, ట్రిపుల్స్ లేకుండా',
  'bet.sum': 'కచ్చితమైన మొత్తం',
  'bet.single': 'ఒక సంఖ్య',
  'bet.two-different': 'రెండు వేర్వేరు సంఖ్యలు',
  'bet.three-different': 'మూడు వేర్వేరు సంఖ్యలు',
  'bet.straight': 'మూడు వరుసగా',
  'bet.pair': 'జత లేదా ఎక్కువ',
  'bet.pair-single': 'జత, మరొకటి',
  'bet.triple': 'ఒకే సంఖ్య మూడుసార్లు',
  'bet.any-triple': 'ఏవైనా మూడు ఒకేలా',
  'option.straight': 'మూడు వరుసగా',
  'option.any-triple': 'ఏవైనా మూడు ఒకేలా',
  'prize.match-2': 'రెండు సంఖ్యలూ',
  'prize.match-3': 'మూడు సంఖ్యలూ',
  said: 'మొత్తం {sum}, {side}.',
};
