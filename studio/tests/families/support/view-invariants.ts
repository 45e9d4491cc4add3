import { afterEach, expect, test, vi } from 'vitest';
import type { FamilyModule, FamilyView } from '../../../client/family-view.ts';
import { loadI18n } from '../../../client/i18n/index.ts';
import type { AnyFamily, Step } from '../../../families/family.ts';
import { playNow } from '../../../families/shared/draw.ts';
import { createPresenter, type Presenter } from '../../../client/presenter.ts';
import type { Stage } from '../../../client/stage.ts';
import type { RoundStep, RoundView, TitleView } from '../../../protocol.ts';
import { profile } from '../../../../tests/chaos/support/profile.ts';
import { seededWords } from '../../support/seeded-words.ts';
import { completeBrowser } from './bare-browser.ts';
import { FULL_RUN } from '../../../../tests/support/full-run.ts';
import { oneOfEachModel, type TitleUnderTest } from './family-invariants.ts';
import { sheetOf } from './sheets.ts';
import { titleFile, titlesOf } from './titles-of.ts';

/** A view in a document, and what it did to the stage. */
export interface OpenedView {
  view: FamilyView;
  /** Shows rounds on this view, as the stage does. */
  presenter: Presenter;
  board: HTMLElement;
  /** Moves that the player made. */
  moves: unknown[];
  plates: string[];
  /** What the view had announced. */
  spoken: string[];
}

/** Makes a bet in a view in which none is made at first. `stake` is the chosen one. */
export type Prepare = (opened: OpenedView, stake: number) => void;

/** Opens a title's view with reduced motion. */
export async function openView(module: FamilyModule, id: string, language = 'EN'): Promise<OpenedView> {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  completeBrowser();
  const title = { ...(titleFile(id) as unknown as TitleView), figures: [], pool: null, poolOdds: null };
  const [moves, plates, spoken]: [unknown[], string[], string[]] = [[], [], []];
  const i18n = await loadI18n(language);
  const view = await module.open({
    title,
    i18n,
    money: { currency: 'USD', exponent: 2 },
    stage: {
      element: document.createElement('section'),
      plate: (text) => plates.push(text),
      speak: (text) => spoken.push(text),
      sound: () => undefined,
      banner: () => undefined,
    },
    move: (made) => moves.push(made),
    betChanged: () => undefined,
  });
  const board = document.createElement('div');
  board.append(...view.elements, ...(view.controls ? [view.controls] : []));
  document.body.replaceChildren(board);
  return { view, presenter: createPresenter(silentStage(), view, i18n), board, moves, plates, spoken };
}

/** The stage's own plate and announcements, which are not the view's. */
function silentStage(): Stage {
  const none = (): void => undefined;
  const stage = { stage: document.createElement('section'), plate: document.createElement('p') };
  return { ...stage, setPlate: none, speak: none } as unknown as Stage;
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
    status: payout === null ? 'waiting' : 'closed',
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
    tableNumber: null,
    atMs: 0,
    seeds: { commitment: '', clientSeed: '', nonce: 0, serverSeed: null },
  };
}

/** Presents a round to its end, and shows it as it stands. What waits for the player is skipped. */
export async function present(view: FamilyView, round: RoundView): Promise<void> {
  await ended(view.present(round), view);
  view.show(round, round.win !== null && round.win > round.stake);
}

async function ended(shown: Promise<void>, { skip }: Pick<FamilyView, 'skip'>): Promise<void> {
  let over = false;
  void shown.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(60_000);
  if (!over) skip?.();
  await vi.advanceTimersByTimeAsync(1_000);
  await shown;
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

interface Invariants {
  /** Rounds that are replayed. */
  replays?: number;
  prepare?: Prepare;
}

/** All rounds of a view's test in the full run, otherwise some. */
export const some = (rounds: number): number => (FULL_RUN ? rounds : Math.min(rounds, 10));

/** In the full run, titles that differ in more than their names and themes; otherwise one of each of two models. */
const differing = (titles: readonly TitleUnderTest[]): TitleUnderTest[] =>
  FULL_RUN
    ? [...new Map(titles.map((title) => [JSON.stringify(title.params), title])).values()]
    : oneOfEachModel(titles).slice(0, 2);
/** The stakes that a view is tried with. */
const tried = (stakes: readonly number[]): readonly number[] => (FULL_RUN ? stakes : [stakes[0]!, stakes.at(-1)!]);

/** The keys of a title's sheet that its view has words for, each once. */
function keysOf(id: string): string[] {
  const { bets } = sheetOf(id);
  const keys = bets.flatMap(({ bet, components }) => [
    ...(bets.length > 1 ? [`bet.${bet}`] : []),
    ...Object.keys(components),
  ]);
  return [...new Set(keys)].sort();
}

/** The tests that the view of every family passes with its titles. */
export function testViewInvariants(
  family: AnyFamily,
  module: FamilyModule,
  { replays = 20, prepare }: Invariants = {},
): void {
  afterEach(() => void vi.useRealTimers());

  test('every bet of the sheet and each of its parts has words in three languages, in all titles', async () => {
    const titles = new Map(titlesOf(family.name, 0).map(({ name }) => [keysOf(name).join(), name]));
    for (const name of titles.values())
      for (const language of ['EN', 'CN', 'AR']) {
        const { view } = await openView(module, name, language);
        const rules = await view.rules();
        for (const key of keysOf(name)) expect(rules.wordFor(key), `${name} ${language} ${key}`).toMatch(/\S/);
        expect(rules.rules({ stake: 100, currency: 'USD', exponent: 2 }).length).toBeGreaterThan(0);
      }
  });

  for (const { name, params: given } of differing(titlesOf(family.name, 0))) {
    const params: unknown = family.Params.parse(given);
    const { stakes } = titleFile(name);
    const usual = stakes[1] ?? stakes[0]!;
    const examples = Object.values(family.examples(params));

    test(`${name}: the bet of the view is one that the rules offer`, async () => {
      for (const stake of tried(stakes)) {
        const opened = await openView(module, name);
        prepare?.(opened, stake);
        const { view } = opened;
        const bet = family.Bet.parse(view.bet(stake));
        expect(view.stakeOf?.(bet) ?? stake).toBe(family.stakeOf(params, bet));
      }
    });

    // The full run plays other rounds each time.
    const [rounds, first] = FULL_RUN ? [replays, profile.seed % 1_000_000] : [Math.min(replays, 3), 0];
    test(`[PP-25] ${name}: a replay of ${rounds} rounds says and shows what the player saw, and leaves the bet alone`, async () => {
      const [played, replayed] = [await openView(module, name), await openView(module, name)];
      prepare?.(replayed, usual);
      const own = replayed.view.bet(usual);
      vi.useFakeTimers();
      for (let seed = first + 1; seed <= first + rounds; seed += 1) {
        const steps: RoundStep[] = [];
        const bet = examples[seed % examples.length];
        const round = await playInView(family, params, bet, seed, played, (step) => void steps.push(step));
        replayed.view.clear();
        replayed.view.start();
        await ended(replayed.presenter.replay(round, steps), replayed.view);
        replayed.view.enable('bet', null);
        expect(textOf(replayed.board)).toBe(textOf(played.board));
        expect(replayed.spoken.splice(0)).toEqual(played.spoken.splice(0));
        replayed.view.clear();
        expect(replayed.view.bet(usual)).toEqual(own);
      }
    });

    test(`[PP-26] ${name}: a round that waits is shown in a view opened anew as in the one that began it`, async () => {
      const waiting: { round: RoundView; board: string; action: unknown }[] = [];
      const played = await openView(module, name);
      vi.useFakeTimers();
      for (let seed = 1; seed <= 3; seed += 1) {
        await playInView(family, params, examples[seed % examples.length], seed, played, (round) => {
          if (round.win === null)
            waiting.push({ round, board: textOf(played.board), action: played.view.action?.(round) });
        });
      }
      for (const { round, board, action } of waiting.slice(0, FULL_RUN ? 12 : 4)) {
        const { view, board: anew } = await openView(module, name);
        view.show(round, false);
        view.enable('move', round);
        await vi.advanceTimersByTimeAsync(0);
        expect(textOf(anew)).toBe(board);
        expect(view.action?.(round)).toEqual(action);
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
