import type { MessageKey } from './en.ts';

/** Texts of plinko in Urdu. */
export const ur: Record<MessageKey, string> = {
  begin: 'گرائیں',
  rows: 'قطاریں',
  risk: 'رسک',
  balls: 'گیندیں',
  low: 'کم',
  medium: 'درمیانہ',
  high: 'زیادہ',
  board: 'بورڈ، قطاریں: {rows}۔ بائیں سے خانے: {pockets}',
  landed: 'نتیجہ: {multipliers}',
  'rules.1':
    'ہر گیند پنوں کی قطاروں سے گرتی ہے، ہر پن پر بائیں یا دائیں جانے کا امکان برابر ہے۔ جس خانے میں گرے اس کے ملٹی پلائر کی ادائیگی ہوتی ہے۔',
  'rules.2':
    'داؤ ہر گیند کا ہے۔ زیادہ قطاروں اور زیادہ رسک پر بڑے ملٹی پلائر ممکن ہوتے ہیں اور چھوٹی واپسیاں زیادہ بار آتی ہیں۔',
  pockets: 'ہر بورڈ کے خانے',
  boardName: 'قطاریں: {rows}، رسک: {risk}',
  part: '{times} والا خانہ',
  ball: 'گیند {number}: \u200e{path} → {times}\u200e',
};
