import { picksText } from '../../../families/shared/lottery/describe.ts';
import type { BetType } from '../../../families/shared/lottery/bet-type.ts';
import type { Line } from '../../../families/shared/lottery/shape.ts';
import { h } from '../../dom.ts';
import type { LotteryTranslate } from './game.ts';

interface Options {
  types: readonly BetType[];
  texts: LotteryTranslate;
  amount: (minorUnits: number) => string;
  onChange: () => void;
}

/** A line in words, with its stake. */
export const lineText = ({ types, texts, amount }: Omit<Options, 'onChange'>, line: Line): string => {
  const type = types.find(({ key }) => key === line.on);
  if (!type) return line.on;
  const picks = picksText(texts, type, line.picks);
  return texts('lineIs', {
    type: texts(`bet.${line.on}`),
    // Digits are read from left to right where the page runs the other way, too.
    picks: type.fields.some(({ names }) => names) ? picks : `\u2066${picks}\u2069`,
    stake: amount(stakeOfLine(types, line)),
  });
};

/** What a line takes: its combinations at the stake of one, so many times. */
export const stakeOfLine = (types: readonly BetType[], { on, picks, unit, times }: Line): number =>
  (types.find(({ key }) => key === on)?.units(picks) ?? 0) * unit * times;

/** The lines of the ticket that a player makes up, or of one that was drawn. */
export function createSlip({ types, texts, amount, onChange }: Options) {
  let lines: Line[] = [];
  let enabled = true;
  const list = h('ol', { className: 'slip-lines' });
  const empty = h('p', { className: 'fine' }, texts('ticketEmpty'));
  const clear = h(
    'button',
    { className: 'secondary', type: 'button', onClick: () => enabled && change([]) },
    texts('clearTicket'),
  );

  function change(next: Line[]): void {
    lines = next;
    paint();
    onChange();
  }

  function paint(pays?: readonly number[]): void {
    empty.hidden = lines.length > 0;
    clear.hidden = lines.length < 2 || pays !== undefined;
    list.replaceChildren(
      ...lines.map((line, at) => {
        const text = lineText({ types, texts, amount }, line);
        const pay = pays?.[at];
        return h(
          'li',
          { className: pay !== undefined && pay > 0 ? 'is-won' : '' },
          h('span', {}, text),
          pay !== undefined && pay > 0 && h('strong', {}, texts('linePaid', { amount: amount(pay) })),
          pays === undefined &&
            h(
              'button',
              {
                className: 'slip-remove',
                type: 'button',
                onClick: () => enabled && change(lines.filter((_, other) => other !== at)),
                attrs: { 'aria-label': texts('remove', { line: text }) },
              },
              '×',
            ),
        );
      }),
    );
  }
  paint();

  return {
    element: h(
      'section',
      { className: 'slip', attrs: { 'aria-label': texts('ticket') } },
      h('h2', {}, texts('ticket')),
      empty,
      list,
      clear,
    ),
    lines: (): Line[] => lines,
    add: (line: Line) => change([...lines, line]),
    /** Shows these lines, with what each paid. */
    set(next: readonly Line[], pays?: readonly number[]) {
      lines = [...next];
      paint(pays);
    },
    enable: (on: boolean) => void (enabled = on),
  };
}
