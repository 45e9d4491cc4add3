import { afterEach, describe, expect, test, vi } from 'vitest';
import { scratch } from '../../../families/scratch/index.ts';
import * as module from '../../../families/scratch/view/index.ts';
import { playSeed } from '../support/play.ts';
import { titleParams } from '../support/titles-of.ts';
import { openView, roundOf, testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of scratch tickets', () => testViewInvariants(scratch, module));

const params = scratch.Params.parse(titleParams('brass-scratch'));
const bet = { stake: 100 };

describe('the fields of a ticket', () => {
  afterEach(() => void vi.useRealTimers());

  /** A covered ticket. */
  async function laid() {
    const opened = await openView(module, 'brass-scratch');
    vi.useFakeTimers();
    const shown = vi.fn<() => void>();
    const round = roundOf(scratch, params, bet, [], playSeed(scratch.begin(params, bet), 1));
    void opened.view.present(round).then(shown);
    const fields = [...opened.board.querySelectorAll<HTMLButtonElement>('button.scratch-cell')];
    const nameOf = (index: number): string => fields[index]!.getAttribute('aria-label')!;
    const isOpen = (index: number): boolean => fields[index]!.classList.contains('is-open');
    return { ...opened, round, shown, fields, nameOf, isOpen };
  }
  const pointer = (type: string, clientX: number, buttons = 1): Event =>
    Object.assign(new Event(type, { bubbles: true }), { clientX, clientY: 0, buttons });

  test('open one by one by a click as keys and screen readers make it, which says what is there', async () => {
    const { fields, nameOf, isOpen, spoken } = await laid();
    expect(nameOf(0)).toBe('Field 1: covered');
    fields[0]!.focus();
    fields[0]!.click();
    expect([isOpen(0), isOpen(1)]).toEqual([true, false]);
    expect(nameOf(0)).toMatch(/^Field 1: \S/);
    expect(nameOf(0)).not.toContain('covered');
    expect(spoken.at(-1)).toBe(nameOf(0));
    expect(document.activeElement).toBe(fields[0]);
  });

  test('open by a press of the pointer, and not at the end of a short scratch', async () => {
    const { fields, isOpen } = await laid();
    fields[0]!.dispatchEvent(pointer('pointerdown', 10));
    fields[0]!.dispatchEvent(pointer('pointermove', 12));
    fields[0]!.click();
    fields[1]!.dispatchEvent(pointer('pointerdown', 10));
    fields[1]!.dispatchEvent(pointer('pointermove', 40));
    fields[1]!.click();
    expect([isOpen(0), isOpen(1)]).toEqual([true, false]);
    // Afterwards a key opens it.
    fields[1]!.click();
    expect(isOpen(1)).toBe(true);
  });

  test('end the round with the last one of them, and the ticket keeps the focus', async () => {
    const { view, board, round, fields, shown } = await laid();
    fields.slice(1).forEach((field) => field.click());
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).not.toHaveBeenCalled();
    fields[0]!.focus();
    fields[0]!.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toHaveBeenCalledOnce();
    view.show(round, false);
    expect(document.activeElement).toBe(board.querySelector('[role=group][aria-label=Ticket]'));
  });

  test('are all opened by one button, without a word for each', async () => {
    const { board, shown, spoken } = await laid();
    const before = spoken.length;
    [...board.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reveal all')!.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toHaveBeenCalledOnce();
    expect(spoken).toHaveLength(before);
  });
});
