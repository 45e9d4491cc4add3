import { h } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { formatAmount } from '../../../client/money.ts';
import { drawing } from '../../../client/parts/symbols.ts';
import { Shape } from '../shape.ts';
import { createFoil } from './foil.ts';
import { outcomeOf, type Shown } from './outcome.ts';
import { drawingOf, nameOf } from './symbols.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './scratch.css';

/** Opens the tickets of a title. */
export async function open({ title, i18n, stage, money }: ViewContext): Promise<FamilyView> {
  const { locale } = i18n;
  const { game } = Shape.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  const named = await nameOf(title, i18n);
  const ticket = h('div', {
    className: 'ticket',
    tabIndex: -1,
    attrs: { role: 'group', 'aria-label': texts('name') },
  });
  const all = h('button', { className: 'secondary', type: 'button', onClick: () => openAll() }, texts('all'));
  const rule = h('p', { className: 'fine ticket-rule' }, texts(game.kind === 'match' ? 'match' : 'keysRule'));
  let foils: ReturnType<typeof createFoil>[] = [];
  let done: (() => void) | null = null;
  let openingAll = false;

  /** All at once is announced by its result alone. */
  function openAll(): void {
    openingAll = true;
    foils.forEach((foil) => foil.open());
    openingAll = false;
  }

  function onOpen(shown: string): void {
    stage.sound('reveal');
    if (!openingAll) stage.speak(shown);
    if (foils.every((foil) => foil.isOpen())) done?.();
  }

  const amount = (pays: number, stake: number): string => formatAmount(pays * stake, money.exponent, locale);

  function symbolContent(key: string, stake: number): HTMLElement {
    const pays = game.kind === 'match' ? (game.symbols.find((each) => each.key === key)?.pays ?? 0) : 0;
    return h(
      'span',
      { className: 'ticket-symbol' },
      drawing(drawingOf(title, key)),
      h('small', {}, amount(pays, stake)),
    );
  }

  const number = (value: number | string, under = ''): HTMLElement =>
    h('span', { className: 'ticket-number' }, String(value), under !== '' && h('small', {}, under));

  const cellsOf = (cells: readonly HTMLElement[]): HTMLElement => {
    const element = h('div', { className: 'ticket-cells', dir: 'ltr' }, ...cells);
    element.style.setProperty('--columns', String(columnsOf(cells.length)));
    return element;
  };
  const group = (name: string, ...cells: HTMLElement[]): HTMLElement =>
    h('div', { className: 'ticket-group' }, h('p', { className: 'fine' }, name), cellsOf(cells));

  /** A ticket that was not bought: as large as one, and without fields to open. */
  function layBlank(): void {
    const blanks = (count: number): HTMLElement[] =>
      Array.from({ length: count }, () =>
        h('span', { className: 'scratch-cell is-blank', attrs: { 'aria-hidden': 'true' } }, drawing(title.theme.motif)),
      );
    foils = [];
    all.hidden = true;
    if (game.kind === 'keys') {
      return ticket.replaceChildren(
        group(texts('keys'), ...blanks(game.keys)),
        group(texts('fields'), ...blanks(game.fields)),
      );
    }
    ticket.replaceChildren(
      cellsOf(blanks(game.cells)),
      ...(game.boosts.length > 1 ? [group(texts('boost'), ...blanks(1))] : []),
    );
  }

  /** Lays a ticket, covered or open. */
  function lay({ face, stake }: Shown, covered: boolean): void {
    // What had the focus is replaced: the ticket takes it, so that a reader goes on here.
    const hadFocus = ticket.contains(document.activeElement) || all === document.activeElement;
    foils = [];
    const cell = (content: HTMLElement, text: string, extra = ''): HTMLElement => {
      const place = texts('cell', { number: foils.length + 1 });
      if (!covered)
        return h(
          'span',
          { className: `scratch-cell is-open ${extra}`, attrs: { role: 'img', 'aria-label': `${place}: ${text}` } },
          content,
        );
      const shown = `${place}: ${text}`;
      const foil = createFoil(content, { covered: `${place}: ${texts('hidden')}`, open: shown }, () => onOpen(shown));
      foils.push(foil);
      return foil.element;
    };
    if (face.kind === 'match') {
      const counts = (key: string): number => face.cells.filter((each) => each === key).length;
      const cells = face.cells.map((key) =>
        cell(symbolContent(key, stake), named(key), counts(key) >= 3 ? 'is-match' : ''),
      );
      const boosted = game.kind === 'match' && game.boosts.length > 1;
      ticket.replaceChildren(
        cellsOf(cells),
        ...(boosted ? [group(texts('boost'), cell(number(`${face.boost}×`), `× ${face.boost}`))] : []),
      );
    } else {
      ticket.replaceChildren(
        group(texts('keys'), ...face.keys.map((key) => cell(number(key), String(key)))),
        group(
          texts('fields'),
          ...face.fields.map(({ number: value, pays }) => {
            const prize = pays > 0 ? amount(pays, stake) : '';
            return cell(number(value, prize), `${value} ${prize}`, pays > 0 ? 'is-match' : '');
          }),
        ),
      );
    }
    for (const foil of foils) foil.cover();
    all.hidden = !covered;
    if (hadFocus) ticket.focus();
  }

  layBlank();

  return {
    elements: [h('div', { className: 'panel-board' }, ticket, h('div', { className: 'ticket-foot' }, rule, all))],
    labels: { begin: texts('begin') },
    bet: (stake) => ({ stake }),
    enable: () => undefined,
    start() {
      layBlank();
      stage.sound('bet');
    },
    async present(round) {
      const opened = new Promise<void>((resolve) => (done = resolve));
      lay(outcomeOf(round), true);
      stage.plate(texts('how'), 'is-running');
      stage.speak(texts('how'));
      await opened;
      done = null;
    },
    // The ticket waits to be scratched; the button opens all of it.
    canSkip: () => true,
    skip: openAll,
    show: (round) => lay(outcomeOf(round), false),
    rest: layBlank,
    clear: () => undefined,
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(Shape.parse(title.params), i18n, texts, named);
    },
  };
}

/** Fields of a row, so that no row is left with one of them. */
function columnsOf(count: number): number {
  if (count <= 3) return count;
  return [3, 4, 5].find((columns) => count % columns === 0 && count / columns <= columns + 1) ?? Math.ceil(count / 2);
}
