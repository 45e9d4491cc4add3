import { CLIENT_SEED_PATTERN, commitmentOf } from '../../engines/fairness.ts';
import { replay, type Replayed } from '../../engines/instant/play.ts';
import { BadBet, BadMove, type AnyFamily } from '../../families/family.ts';
import type { RoundView } from '../../protocol.ts';
import { h } from '../dom.ts';
import type { VerifyKey } from '../i18n/verify/en.ts';
import { shownBy } from '../verified.ts';
import { exampleBet, gameChoice, type VerifyI18n, type VerifyTitle } from './verify-game.ts';

/** A round as text: everything that decides it. */
export interface VerifyInput {
  game: string;
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  nonce: number;
  /** JSON. */
  bet: string;
  moves: string;
}

export const verifyInputOf = ({ game, seeds, bet, moves }: RoundView): VerifyInput => ({
  game,
  serverSeed: seeds.serverSeed ?? '',
  commitment: seeds.commitment,
  clientSeed: seeds.clientSeed,
  nonce: seeds.nonce,
  bet: JSON.stringify(bet),
  moves: JSON.stringify(moves),
});

/** The longest address that the embedding page opens. */
const MAX_FRAGMENT = 1_500;

/** The round as the verifier's page reads it from its address. Moves that do not fit are pasted by the player. */
export function fragmentOf({ nonce, moves, ...texts }: VerifyInput): Record<string, string> {
  const short = { ...texts, nonce: String(nonce) };
  const whole = { ...short, moves };
  return new URLSearchParams(whole).toString().length > MAX_FRAGMENT ? short : whole;
}

/** Computes a round from its seeds in the browser. Uses only the rules, never a server. */
export function verifyForm(
  { t, language }: VerifyI18n,
  given: Partial<VerifyInput>,
  titles: readonly VerifyTitle[],
): HTMLElement {
  const field = (key: VerifyKey, value: string, inputMode = 'text') => {
    const id = `field-${key}-${Math.random().toString(36).slice(2)}`;
    const input = h('input', { id, value, autocomplete: 'off', spellcheck: false, dir: 'ltr', inputMode });
    return { input, element: h('div', { className: 'field' }, h('label', { htmlFor: id }, t(key)), input) };
  };
  const serverSeed = field('verify.serverSeed', given.serverSeed ?? '');
  const commitment = field('verify.commitment', given.commitment ?? '');
  const clientSeed = field('verify.clientSeed', given.clientSeed ?? '');
  const nonce = field('verify.nonce', String(given.nonce ?? 0), 'numeric');
  const bet = field('verify.stake', given.bet ?? '');
  const moves = field('verify.moves', given.moves ?? '[]');
  const game = gameChoice({ t, language }, given.game ?? '', titles);
  const suggest = async (): Promise<void> => {
    const example = await exampleBet(titles.find(({ id }) => id === game.select.value));
    if (example) [bet.input.value, moves.input.value] = [example, '[]'];
  };
  game.select.addEventListener('change', () => void suggest());
  if (given.bet === undefined) void suggest();
  const result = h('div', { className: 'verified', attrs: { role: 'status' } });
  const wrong = (key: VerifyKey): void => result.replaceChildren(h('p', { className: 'wrong' }, t(key)));

  async function run(): Promise<void> {
    if (!globalThis.crypto?.subtle) return wrong('verify.insecure');
    const seeds = {
      serverSeed: serverSeed.input.value.trim(),
      clientSeed: clientSeed.input.value.trim(),
      nonce: Number(nonce.input.value),
    };
    const title = titles.find(({ id }) => id === game.select.value);
    const round = { bet: parsed(bet.input.value), moves: parsed(moves.input.value) };
    const isWhole = Number.isSafeInteger(seeds.nonce) && seeds.nonce >= 0 && seeds.serverSeed !== '';
    if (!title || !isWhole || !CLIENT_SEED_PATTERN.test(seeds.clientSeed) || !Array.isArray(round.moves))
      return wrong('verify.bad');
    const { FAMILIES } = await import('../../families/all.ts');
    const family = FAMILIES.get(title.family);
    const params = family?.Params.safeParse(title.params);
    const read = family?.Bet.safeParse(round.bet);
    if (!family || !params?.success || !read?.success) return wrong('verify.bad');
    try {
      const hash = await commitmentOf(seeds.serverSeed);
      const played = await replay({ family, params: params.data }, { bet: read.data, moves: round.moves }, seeds);
      const shown = (await shownBy(title.family, language)) ?? asText;
      result.replaceChildren(
        proof(t, commitment.input.value.trim().toLowerCase(), hash),
        ...verified(t, played),
        ...played.steps.flatMap(({ state }) =>
          shown(params.data, seenOf(family, params.data, state), title.theme, seeds),
        ),
      );
    } catch (error) {
      if (!(error instanceof BadBet || error instanceof BadMove || error instanceof RangeError)) throw error;
      wrong('verify.impossible');
    }
  }

  const form = h(
    'form',
    { className: 'verify-form' },
    game.element,
    serverSeed.element,
    commitment.element,
    h('div', { className: 'field-row' }, clientSeed.element, nonce.element),
    bet.element,
    moves.element,
    h('button', { className: 'primary', type: 'submit' }, t('verify.run')),
    result,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  if (given.serverSeed) void run();
  return form;
}

/** Who has the seeds of a flight may see how far it goes. Of other games, what its player saw is shown. */
const seenOf = (family: AnyFamily, params: unknown, state: unknown): unknown =>
  family.shared?.flight ? state : family.view(params, state);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function proof(t: VerifyI18n['t'], commitment: string, hash: string): HTMLElement {
  if (commitment === '') return h('p', { className: 'hash' }, t('verify.hashOwn', { hash }));
  const holds = commitment === hash;
  return h(
    'p',
    { className: holds ? 'right' : 'wrong' },
    `${holds ? '✓' : '✗'} ${t(holds ? 'verify.hashOk' : 'verify.hashWrong')}`,
  );
}

/** What the round pays, as the rules compute it. */
function verified(t: VerifyI18n['t'], { payout, stake, steps }: Replayed): HTMLElement[] {
  const total = payout === null ? t('verify.waiting') : t('verify.total', { amount: payout, stake });
  const jackpot = steps.at(-1)?.pool === true && h('p', {}, t('verify.jackpot'));
  return [h('p', { className: 'total' }, total), ...(jackpot ? [jackpot] : [])];
}

/** The state after the bet and after each move, of a family that has no better words for it. */
const asText = (_params: unknown, view: unknown): HTMLElement[] => [
  h('pre', { className: 'verified-state', dir: 'ltr' }, JSON.stringify(view, null, 1)),
];
