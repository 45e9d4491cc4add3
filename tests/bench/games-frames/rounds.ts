import type { Frame, Page } from '@playwright/test';
import { since, type Opened, type Stretch } from './phone.ts';
import type { Player } from './players.ts';

const LONG_MS = 60_000;
/** Counting up and marks go on after the result. */
const TAIL_MS = 300;
/** Longer stretches are cut: free games go on for a minute. */
const LONGEST_MS = 10_000;
const POLLING_MS = 50;
const TIMEOUT_MS = 6_000;
const MAX_MOVES = 40;
/** Fields of a ticket that are scratched by pointer. */
const SCRATCHED = 3;

/** What the large button says: a bet can be made, not yet, the server is asked, a round is shown, a round waits for a move. */
type State = 'ready' | 'off' | 'sent' | 'shown' | 'waits';

/** In the page: whether the button says one of these; `begin` are its words before a bet. */
const isIn = ([begin, states]: readonly [begin: string, states: readonly State[]]): boolean => {
  const spin = document.querySelector('.spin')!;
  const texts = spin.textContent;
  const isOn = spin.getAttribute('aria-disabled') === 'false';
  if (spin.classList.contains('is-busy')) return states.includes('sent');
  if (texts === 'Skip') return states.includes('shown');
  if (texts !== begin) return states.includes('waits');
  return states.includes(isOn ? 'ready' : 'off');
};

/** Plays rounds of one game; each answers with the stretches in which it animated. */
export const createRounds = async (
  { page, frame, look }: Opened,
  { before = [], moves, scratches = false }: Player,
) => {
  const begin = (await frame.locator('.spin').textContent())!;
  const until = (...states: State[]) =>
    frame.waitForFunction(isIn, [begin, states] as const, { polling: POLLING_MS, timeout: LONG_MS });
  const is = (state: State) => frame.evaluate(isIn, [begin, [state]] as const);
  /** By script: a pointer's way to the button would be measured as well. */
  const press = (selector: string) =>
    frame.evaluate((css) => {
      const element = document.querySelector<HTMLElement>(css);
      element?.click();
      return element !== null;
    }, selector);

  /** Presses again if nothing was sent: a page that has lost its connection for a moment takes no bet. */
  const pressUntilAnswered = async (selector: string): Promise<void> => {
    const answer = page.waitForResponse(/\/round\/(begin|move)$/, { timeout: LONG_MS }).then(() => true);
    answer.catch(() => {});
    for (let isAnswered = false; !isAnswered;) {
      if (!(await press(selector))) throw new Error(`there is no ${selector}`);
      isAnswered = await Promise.race([answer, page.waitForTimeout(TIMEOUT_MS).then(() => false)]);
    }
  };

  /** From the server's answer to the end of what is shown. */
  const measured = async (selector: string): Promise<Stretch> => {
    await pressUntilAnswered(selector);
    const start = await look();
    const ended = until('ready', 'off', 'waits');
    ended.catch(() => {});
    if (scratches) {
      await scratchSome(page, frame);
      await press('.spin');
    }
    const isCut = await Promise.race([ended.then(() => false), page.waitForTimeout(LONGEST_MS).then(() => true)]);
    if (!isCut) await page.waitForTimeout(TAIL_MS);
    const stretch = since(start, await look());
    for (let presses = 0; isCut && presses < 60 && (await is('shown')); presses += 1) {
      await press('.spin');
      await page.waitForTimeout(500);
    }
    await ended;
    return stretch;
  };

  // What is chosen, and chips that are laid, stay for the next rounds.
  for (const selector of before) await press(selector);
  return async (): Promise<Stretch[]> => {
    await until('ready');
    const stretches = [await measured('.spin')];
    for (let made = 0; await is('waits'); made += 1) {
      if (made > MAX_MOVES) throw new Error('the round does not end');
      const isMove = moves !== undefined && made < moves.times && (await frame.locator(moves.press).count()) > 0;
      stretches.push(await measured(isMove ? moves.press : '.spin'));
    }
    return stretches;
  };
};

/** Strokes over some fields of a ticket. */
const scratchSome = async (page: Page, frame: Frame): Promise<void> => {
  const cells = await frame.locator('.scratch-cell canvas').all();
  for (const cell of cells.slice(0, SCRATCHED)) {
    const box = await cell.boundingBox();
    if (!box) continue;
    for (const share of [0.2, 0.5, 0.8]) {
      const y = box.y + box.height * share;
      await page.mouse.move(box.x + 4, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width - 4, y, { steps: 8 });
      await page.mouse.up();
    }
  }
};
