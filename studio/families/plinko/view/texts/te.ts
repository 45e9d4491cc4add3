import type { MessageKey } from './en.ts';

/** Texts of plinko in Telugu. */
export const te: Record<MessageKey, string> = {
  begin: 'వదలండి',
  rows: 'వరుసలు',
  risk: 'రిస్క్',
  balls: 'బంతులు',
  low: 'తక్కువ',
  medium: 'మధ్యస్థం',
  high: 'ఎక్కువ',
  board: 'బోర్డ్ వరుసలు: {rows}. ఎడమ నుంచి పాకెట్లు: {pockets}',
  landed: 'పడినవి: {multipliers}',
  'rules.1':
    'ప్రతి బంతి పిన్‌ల వరుసల గుండా పడుతుంది, ప్రతి పిన్ వద్ద ఎడమకు లేదా కుడికి సమాన అవకాశంతో వెళ్తుంది. అది పడిన పాకెట్ మల్టిప్లయర్ ప్రకారం చెల్లిస్తుంది.',
  'rules.2': 'స్టేక్ ఒక్కో బంతికి. వరుసలు, రిస్క్ పెరిగితే పెద్ద మల్టిప్లయర్లు సాధ్యమవుతాయి, చిన్న రిటర్న్‌లు ఎక్కువసార్లు వస్తాయి.',
  pockets: 'ఒక్కో బోర్డ్ పాకెట్లు',
  boardName: 'వరుసలు: {rows}, రిస్క్: {risk}',
  part: '{times} పాకెట్',
  ball: 'బంతి {number}: {path} → {times}',
};
