import { CLIENT_SEED_PATTERN } from '../../engines/fairness.ts';
import { CallRefused } from '../api.ts';
import { h, say, type Child } from '../dom.ts';
import type { MessageKey } from '../i18n/index.ts';
import { newClientSeed } from '../seed.ts';
import { verifierButton, type PanelContext } from './context.ts';
import { verifyForm, verifyInputOf } from './verify-form.ts';

/** The commitment, the player's seed, the rotation of both seeds, and the verification. */
export function fairness(context: PanelContext): Child[] {
  const { t } = context.i18n;
  const verify = [
    h('h3', {}, t('fair.verify')),
    verifyForm(context.i18n, seedsOfRound(context), [context.title]),
    verifierButton(context),
  ];
  if (!context.state || !context.api) return [h('p', {}, t('fair.intro')), ...verify];
  return [h('p', {}, t('fair.intro')), ...seeds(context), ...verify];
}

function seedsOfRound({ round, title }: PanelContext) {
  return round ? verifyInputOf(round) : { game: title.id };
}

function seeds(context: PanelContext): Child[] {
  const { t } = context.i18n;
  const shown = { commitment: h('dd', {}), next: h('dd', {}), nonce: h('dd', {}) };
  const name = (key: MessageKey) => h('dt', {}, t(key));
  const input = h('input', {
    id: 'client-seed',
    maxLength: 64,
    autocomplete: 'off',
    spellcheck: false,
    dir: 'ltr',
    attrs: { 'aria-describedby': 'client-seed-rule' },
  });
  const outcome = h('p', { className: 'outcome', attrs: { role: 'status' } });
  const show = (state: NonNullable<PanelContext['state']>): void => {
    say(shown.commitment, state.seeds.commitment);
    say(shown.next, state.seeds.nextCommitment);
    say(shown.nonce, String(state.seeds.nonce));
  };
  let state = context.state as NonNullable<PanelContext['state']>;
  show(state);
  input.value = state.seeds.clientSeed;
  // The loaded state may be seconds old, and a round may have been played since.
  void context.api?.state().then(
    (fresh) => show((state = fresh)),
    () => undefined,
  );

  async function rotate(): Promise<void> {
    const clientSeed = input.value.trim() || newClientSeed();
    if (!CLIENT_SEED_PATTERN.test(clientSeed)) {
      input.setAttribute('aria-invalid', 'true');
      input.focus();
      return say(outcome, t('fair.clientSeedRule'));
    }
    input.removeAttribute('aria-invalid');
    try {
      const turned = await context.api?.rotate(clientSeed);
      if (!turned) return;
      state = { ...state, seeds: turned.seeds };
      context.onState?.({ seeds: turned.seeds });
      show(state);
      input.value = turned.seeds.clientSeed;
      say(outcome, t('fair.rotated', { seed: turned.revealed }));
    } catch (error) {
      const open = error instanceof CallRefused && error.code === 'ROUND_OPEN';
      say(outcome, t(open ? 'fair.rotateRefused' : 'status.failed'));
    }
  }

  const form = h(
    'form',
    { className: 'seed-form' },
    h('label', { htmlFor: 'client-seed' }, t('fair.clientSeed')),
    input,
    h('p', { id: 'client-seed-rule', className: 'fine' }, t('fair.clientSeedRule')),
    h('button', { className: 'primary', type: 'submit' }, t('fair.rotate')),
    outcome,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void rotate();
  });
  return [
    h(
      'dl',
      { className: 'seeds' },
      name('fair.commitment'),
      shown.commitment,
      name('fair.next'),
      shown.next,
      name('fair.nonce'),
      shown.nonce,
    ),
    form,
  ];
}
