import { describe, expect, test, vi } from 'vitest';
import { videoPoker } from '../../../families/video-poker/index.ts';
import * as module from '../../../families/video-poker/view/index.ts';
import { titlesOf } from '../support/titles-of.ts';
import { openView, playInView, testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of video poker', () => testViewInvariants(videoPoker, module));

test('digits hold cards while the focus is on the buttons that hold them, not elsewhere (WCAG 2.1.4)', async () => {
  const { name, params: given } = titlesOf('video-poker', 0)[0]!;
  const params = videoPoker.Params.parse(given);
  const opened = await openView(module, name);
  const { board } = opened;
  const press = (key: string, target: Element) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const held = () =>
    [...board.querySelectorAll('.vp-hold')].map((each) => each.getAttribute('aria-pressed') === 'true');
  vi.useFakeTimers();
  await playInView(videoPoker, params, { stake: 100 }, 1, opened, (round) => {
    if (round.win !== null) return;
    press('2', board.querySelector('.vp-hint')!);
    press('2', document.body);
    expect(held()).toEqual([false, false, false, false, false]);
    for (const key of ['2', '5', '6', '2']) press(key, board.querySelector('.vp-hold')!);
    expect(held()).toEqual([false, false, false, false, true]);
  });
  vi.useRealTimers();
  expect.assertions(2);
});
