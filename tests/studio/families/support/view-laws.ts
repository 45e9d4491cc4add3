import { afterEach, expect, test, vi } from 'vitest';
import type { FamilyModule, FamilyView } from '../../../../studio/client/family-view.ts';
import { loadTongue } from '../../../../studio/client/i18n/index.ts';
import type { AnyFamily, Step } from '../../../../studio/families/family.ts';
import { playNow } from '../../../../studio/families/kit/draw.ts';
import type { RoundView, TitleView } from '../../../../studio/protocol.ts';
import { seededWords } from '../../support/seeded-words.ts';
import { titleFile, titlesOf } from './titles-of.ts';

/** A view in a document, and what it did to the stage. */
export interface OpenedView {
  view: FamilyView;
  board: HTMLElement;
  /** Moves that the player made. */
  moves: unknown[];
  plates: string[];
  spoken: string[];
}

/** Opens a title's view with reduced motion. */
export async function openView(module: FamilyModule, id: string, language = 'EN'): Promise<OpenedView> {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const title = { ...(titleFile(id) as unknown as TitleView), figures: [], pool: null, poolOdds: null };
  const [moves, plates, spoken]: [unknown[], string[], string[]] = [[], [], []];
  const view = await module.open({
    title,
    tongue: await loadTongue(language),
    money: { currency: 'USD', exponent: 2 },
    stage: {
      element: document.createElement('section'),
      plate: (text) => plates.push(text),
      speak: (text) => spoken.push(text),
      sound: () => undefined,
      ribbon: () => undefined,
    },
    move: (made) => moves.push(made),
    betChanged: () => undefined,
  });
  const board = document.createElement('div');
  board.append(...view.elements, ...(view.controls ? [view.controls] : []));
  document.body.replaceChildren(board);
  return { view, board, moves, plates, spoken };
}

/** A round as the server shows it. */
export function roundOf(
  family: AnyFamily,
  params: unknown,
  bet: unknown,
  moves: readonly unknown[],
  { state, payout }: Step<unknown>,
): RoundView {
  return {
    id: 'round',
    number: 1,
    game: 'game',
    clientRoundId: 'client-round',
    standing: payout === null ? 'waiting' : 'closed',
    stake: family.stakeOf(params, bet),
    currency: 'USD',
    exponent: 2,
    demo: false,
    bet,
    moves: [...moves],
    outcome: JSON.parse(JSON.stringify(family.view(params, state))) as unknown,
    win: payout,
    jackpot: false,
    jackpotAmount: null,
    reason: null,
    atMs: 0,
    seeds: { commitment: '', clientSeed: '', nonce: 0, serverSeed: null },
  };
}

/** Presents a round to its end, and shows it as it stands. */
export async function present(view: FamilyView, round: RoundView): Promise<void> {
  const done = view.present(round);
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  view.show(round, round.win !== null && round.win > round.stake);
}

/** Plays a round with good moves, and presents each step of it. */
export async function playInView(
  family: AnyFamily,
  params: unknown,
  bet: unknown,
  seed: number,
  { view }: Pick<OpenedView, 'view'>,
  onStep: (round: RoundView, state: unknown) => void = () => undefined,
): Promise<RoundView> {
  const nextWord = seededWords(seed);
  const moves: unknown[] = [];
  let step = playNow(family.begin(params, bet), nextWord);
  view.clear();
  view.start();
  for (;;) {
    const round = roundOf(family, params, bet, moves, step);
    await present(view, round);
    view.enable(step.payout === null ? 'move' : 'bet', step.payout === null ? round : null);
    onStep(round, step.state);
    if (step.payout !== null) return round;
    const move: unknown = family.best(params, step.state);
    moves.push(move);
    view.enable('nothing', round);
    step = playNow(family.move(params, step.state, move), nextWord);
  }
}

/** Whether the rules allow a move. */
export function isAllowed(family: AnyFamily, params: unknown, state: unknown, move: unknown): boolean {
  try {
    family.costOf(params, state, family.Move.parse(move));
    return true;
  } catch {
    return false;
  }
}

/** The tests that the view of every family passes with every title of it. `replays` is the number of rounds replayed. */
export function testViewLaws(family: AnyFamily, module: FamilyModule, replays = 200): void {
  afterEach(() => void vi.useRealTimers());
  for (const { name, params: given } of titlesOf(family.name, 0)) {
    const params: unknown = family.Params.parse(given);

    test(`${name}: the bet of the view is one that the rules offer`, async () => {
      const { view } = await openView(module, name);
      for (const stake of titleFile(name).stakes) {
        const bet = family.Bet.parse(view.bet(stake));
        expect(view.stakeOf?.(bet) ?? stake).toBe(family.stakeOf(params, bet));
      }
    });

    test(`${name}: the view has words for every key of the PAR sheet in three languages`, async () => {
      const { bets } = family.par(params);
      const keys = bets.flatMap(({ bet, components }) => [
        ...(bets.length > 1 ? [`bet.${bet}`] : []),
        ...Object.keys(components),
      ]);
      for (const language of ['EN', 'CN', 'AR']) {
        const { view } = await openView(module, name, language);
        const rules = await view.rules();
        for (const key of new Set(keys)) expect(rules.wordFor(key), `${language} ${key}`).toMatch(/\S/);
        expect(rules.rules({ stake: 100, currency: 'USD', exponent: 2 }).length).toBeGreaterThan(0);
      }
    });

    test(`[PP-25] ${name}: a replay of ${replays} rounds ends on the board that the player saw, and leaves the bet alone`, async () => {
      const [played, replayed] = [await openView(module, name), await openView(module, name)];
      const own = replayed.view.bet(100);
      vi.useFakeTimers();
      const bets = Object.values(family.examples(params));
      for (let seed = 1; seed <= replays; seed += 1) {
        const round = await playInView(family, params, bets[seed % bets.length], seed, played);
        replayed.view.clear();
        replayed.view.start();
        await present(replayed.view, round);
        replayed.view.enable('bet', null);
        expect(textOf(replayed.board)).toBe(textOf(played.board));
        replayed.view.clear();
        expect(replayed.view.bet(100)).toEqual(own);
      }
    });
  }
}

/** A replay of another bet shows that bet for its time only (PP-25). `stake` is one that the title offers. */
export async function expectOwnBetKept(
  family: AnyFamily,
  module: FamilyModule,
  id: string,
  stake: number,
  other: unknown,
): Promise<void> {
  const opened = await openView(module, id);
  const own = opened.view.bet(stake);
  vi.useFakeTimers();
  await playInView(family, family.Params.parse(titleFile(id).params), other, 1, opened);
  expect(opened.view.bet(stake)).not.toEqual(own);
  opened.view.clear();
  expect(opened.view.bet(stake)).toEqual(own);
}

/** What a board shows, and says to screen readers. Groups of options are numbered through the document; an empty class shows nothing. */
const textOf = (board: HTMLElement): string => board.innerHTML.replaceAll(/name="choice-\d+"| class=""/g, '');
