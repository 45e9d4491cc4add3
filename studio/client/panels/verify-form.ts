import { CLIENT_SEED_PATTERN, commitmentOf, decide } from '../../engine/fairness.ts';
import { BASE_STRIPS, FREE_STRIPS } from '../../engine/game.ts';
import { amountOf, gridOf } from '../../engine/pay.ts';
import type { Outcome, Spin } from '../../engine/round.ts';
import { h } from '../dom.ts';
import type { MessageKey, Tongue } from '../i18n/index.ts';

export interface VerifyInput {
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  nonce: number;
  stake: number;
}

/** Computes a round from its seeds in the browser. Uses only the engine, never a server. */
export function verifyForm(tongue: Pick<Tongue, 't'>, given?: Partial<VerifyInput>): HTMLElement {
  const { t } = tongue;
  const field = (key: MessageKey, value: string, inputMode = 'text') => {
    const id = `field-${key}-${Math.random().toString(36).slice(2)}`;
    const input = h('input', { id, value, autocomplete: 'off', spellcheck: false, dir: 'ltr', inputMode });
    return { input, element: h('div', { className: 'field' }, h('label', { htmlFor: id }, t(key)), input) };
  };
  const serverSeed = field('verify.serverSeed', given?.serverSeed ?? '');
  const commitment = field('verify.commitment', given?.commitment ?? '');
  const clientSeed = field('verify.clientSeed', given?.clientSeed ?? '');
  const nonce = field('verify.nonce', String(given?.nonce ?? 0), 'numeric');
  const stake = field('verify.stake', String(given?.stake ?? 100), 'numeric');
  const result = h('div', { className: 'verified', attrs: { role: 'status' } });

  async function run(): Promise<void> {
    const input: VerifyInput = {
      serverSeed: serverSeed.input.value.trim(),
      commitment: commitment.input.value.trim().toLowerCase(),
      clientSeed: clientSeed.input.value.trim(),
      nonce: Number(nonce.input.value),
      stake: Number(stake.input.value),
    };
    if (!globalThis.crypto?.subtle) return result.replaceChildren(h('p', { className: 'wrong' }, t('verify.insecure')));
    if (!isWhole(input)) return result.replaceChildren(h('p', { className: 'wrong' }, t('verify.bad')));
    const [hash, outcome] = [await commitmentOf(input.serverSeed), await decide(input, input.stake)];
    result.replaceChildren(proof(t, input.commitment, hash), ...verified(t, outcome, input.stake));
  }

  const form = h(
    'form',
    { className: 'verify-form' },
    serverSeed.element,
    commitment.element,
    h('div', { className: 'field-row' }, clientSeed.element, nonce.element, stake.element),
    h('button', { className: 'primary', type: 'submit' }, t('verify.run')),
    result,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  if (given?.serverSeed) void run();
  return form;
}

function isWhole({ serverSeed, clientSeed, nonce, stake }: VerifyInput): boolean {
  const counts = Number.isSafeInteger(nonce) && nonce >= 0 && Number.isSafeInteger(stake) && stake > 0;
  return serverSeed !== '' && CLIENT_SEED_PATTERN.test(clientSeed) && counts && stake % 10 === 0;
}

function proof(t: Tongue['t'], commitment: string, hash: string): HTMLElement {
  if (commitment === '') return h('p', { className: 'hash' }, t('verify.hashOwn', { hash }));
  const holds = commitment === hash;
  return h(
    'p',
    { className: holds ? 'right' : 'wrong' },
    `${holds ? '✓' : '✗'} ${t(holds ? 'verify.hashOk' : 'verify.hashWrong')}`,
  );
}

function verified(t: Tongue['t'], outcome: Outcome, stake: number): HTMLElement[] {
  return [
    h('p', { className: 'total' }, t('verify.total', { amount: amountOf(outcome.units, stake), stake })),
    h('p', {}, t(outcome.jackpot ? 'verify.jackpot' : 'verify.noJackpot')),
    ...outcome.spins.map((spin, index) => verifiedSpin(t, spin, index)),
  ];
}

function verifiedSpin(t: Tongue['t'], spin: Spin, index: number): HTMLElement {
  const grid = gridOf(spin.kind === 'free' ? FREE_STRIPS : BASE_STRIPS, spin.stops);
  const rows = [0, 1, 2].map((row) =>
    h('tr', {}, ...grid.map((column) => h('td', {}, t(`symbol.${column[row] ?? 'wild'}`)))),
  );
  const wins = spin.wins.map((win) =>
    h(
      'li',
      {},
      t('verify.lineWin', {
        line: win.line + 1,
        count: win.count,
        symbol: t(`symbol.${win.symbol}`),
        units: win.units,
      }),
    ),
  );
  return h(
    'section',
    { className: 'verified-spin' },
    h(
      'table',
      { dir: 'ltr' },
      h('caption', {}, spin.kind === 'free' ? t('verify.freeSpin', { index }) : t('verify.spin')),
      h('tbody', {}, ...rows),
    ),
    wins.length > 0 ? h('ul', {}, ...wins) : h('p', { className: 'fine' }, t('verify.nothing')),
  );
}
