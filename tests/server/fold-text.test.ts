import { expect, it } from 'vitest';
import { foldText } from '../../contract/fold-text.ts';

it.each([
  ['Café Olé', 'cafe ole'],
  ["Hold’em, hold'em", 'holdem, holdem'],
  ['İstanbul ŞANSLI kapı', 'istanbul sansli kapi'],
  ['Đá gà', 'da ga'],
  ['ＪＡＤＥ  Lantern', 'jade lantern'],
  ['فَانُوس', 'فانوس'],
  ['می‌خواهم', 'میخواهم'],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('keeps the vowels of scripts that write them as marks', () => {
  expect(foldText('कि')).not.toBe(foldText('का'));
  expect(foldText('มี')).not.toBe(foldText('มา'));
});
