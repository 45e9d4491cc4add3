import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Telugu. */
export const te: Record<MessageKey, string> = {
  'rules.game': '1 నుంచి 49 వరకు ఆరు వేర్వేరు నంబర్లు, తర్వాత ఒక అడిషనల్ నంబర్ డ్రా తీస్తారు. ప్రతి సమూహానికీ సమాన అవకాశం.',
  'rules.more':
    'ఆరు నంబర్లు ఎంచుకోండి; గరిష్ఠంగా పది ఎంచుకుంటే, వాటిలో ప్రతి ఆరు ఒక కాంబినేషన్. బహుమతి పేర్కొన్న చోట మాత్రమే అడిషనల్ నంబర్ లెక్కలోకి వస్తుంది. ఆరింటి మొత్తం 150 నుంచి బిగ్. బహుమతులన్నీ నిర్ణీతం: ఎంతమంది గెలిచారన్న దానిపై ఆధారపడవు.',
  'tab.six': 'ఆరు',
  'tab.few': 'రెండు నుంచి నాలుగు',
  'tab.number': 'ఒక నంబర్',
  'tab.sum': 'మొత్తం',
  'bet.six': 'ఆరు నంబర్లు',
  'bet.two': 'ఆరింటిలో రెండు',
  'bet.three': 'ఆరింటిలో మూడు',
  'bet.four': 'ఆరింటిలో నాలుగు',
  'bet.number': 'ఆరింటిలో ఒకటి',
  'bet.additional': 'అడిషనల్ నంబర్',
  'bet.sum-sides': 'ఆరింటి మొత్తం',
  'prize.match-6': '6 వచ్చాయి',
  'prize.match-5-more': '5, అడిషనల్ నంబర్',
  'prize.match-5': '5 వచ్చాయి',
  'prize.match-4-more': '4, అడిషనల్ నంబర్',
  'prize.match-4': '4 వచ్చాయి',
  'prize.match-3-more': '3, అడిషనల్ నంబర్',
  'prize.match-3': '3 వచ్చాయి',
  'prize.match-2': '2 వచ్చాయి',
  said: '{numbers}; అడిషనల్ {additional}. మొత్తం {sum}.',
};
