import { expect, it } from 'vitest';
import { lastPart } from '../../../dev/page/lanes/texts.ts';

it.each([
  ['balance', 'balance'],
  ['src/entities/wallet/model.ts $balance', '$balance'],
  ['entities/wallet/model/$play', '$play'],
  ['call 12 balance', 'balance'],
  ['', ''],
])('the last part of the lane %j is %j, which a narrow list keeps', (name, last) => {
  expect(lastPart(name)).toBe(last);
  // The two parts are the whole name.
  expect(name.slice(0, name.length - last.length) + last).toBe(name);
});
