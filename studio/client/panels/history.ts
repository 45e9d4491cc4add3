import type { RoundView } from '../../protocol.ts';
import { h } from '../dom.ts';
import { formatMoney, formatNet } from '../money.ts';
import { paidBy } from '../result.ts';
import { formatTime } from '../time.ts';
import { openDialog } from './dialogs.ts';
import { verifierButton, type PanelContext } from './context.ts';
import { fragmentOf, verifyForm, verifyInputOf } from './verify-form.ts';

/** Lists the player's rounds, newest first, each with replay and verification. */
export async function history(context: PanelContext, dialog: HTMLDialogElement): Promise<void> {
  const { t } = context.i18n;
  const body = dialog.querySelector('.dialog-body') as HTMLElement;
  const list = h('ol', { className: 'rounds' });
  const more = h('button', { className: 'secondary', type: 'button', hidden: true }, t('history.more'));
  const status = h('p', { attrs: { role: 'status' } }, t('loading'));
  body.replaceChildren(...position(context), status, list, more, ...wholeRecord(context));
  let before: number | null = null;

  async function load(): Promise<void> {
    try {
      const batch = context.api
        ? await context.api.history(before)
        : { rounds: context.round ? [context.round] : [], before: null };
      list.append(...batch.rounds.map((round) => item(context, dialog, round)));
      status.textContent = list.children.length === 0 ? t('history.empty') : '';
      before = batch.before;
      more.hidden = before === null;
    } catch {
      status.textContent = t('status.failed');
    }
  }
  more.addEventListener('click', () => void load());
  await load();
}

/** Stakes and wins since the login, over all games (PP-10). */
function position({ host, i18n: { t, locale } }: PanelContext): HTMLElement[] {
  if (!host?.position) return [];
  const { net, wagered, ...money } = host.position;
  const values = { wagered: formatMoney(wagered, money, locale), net: formatNet(net, money, locale) };
  return [h('p', { className: 'fine' }, t('history.session', values))];
}

/** Rounds of other games are in the site's record, which a trial account does not have. */
function wholeRecord({ host, frame, i18n: { t } }: PanelContext): HTMLElement[] {
  if (host?.mode !== 'real') return [];
  const onClick = (): void => frame.tell({ type: 'openHistory' });
  return [h('p', {}, h('button', { className: 'text-button', type: 'button', onClick }, t('history.all')))];
}

function item(context: PanelContext, dialog: HTMLDialogElement, round: RoundView): HTMLElement {
  const { t, locale } = context.i18n;
  const paid = paidBy(round);
  const at = new Date(round.atMs);
  const time = formatTime(locale, at, { date: 'medium', time: 'medium' });
  const money = (amount: number): string => formatMoney(amount, round, locale);
  const replay = h('button', { className: 'secondary', type: 'button' }, t('history.replay'));
  replay.addEventListener('click', () => {
    dialog.close();
    void context.replay?.(round);
  });
  const verify = h('button', { className: 'secondary', type: 'button' }, t('history.verify'));
  verify.addEventListener('click', () => openVerify(context, round));
  const closed = round.status === 'closed' || round.status === 'booking';
  return h(
    'li',
    { className: 'round' },
    h(
      'p',
      { className: 'round-time' },
      h('time', { dateTime: at.toISOString() }, time),
      h('span', { className: 'round-id', dir: 'ltr' }, round.id),
    ),
    h(
      'p',
      { className: 'round-money' },
      `${round.free ? t('free.round', { stake: money(round.stake) }) : `${t('stake')} ${money(round.stake)}`} · ${closed ? `${t('win')} ${money(paid)}` : t(`status.${round.status}`)}`,
    ),
    h(
      'div',
      { className: 'round-acts' },
      round.outcome !== null && context.replay && replay,
      // A slip draws nothing, so it has no seeds.
      round.outcome !== null && round.seeds.commitment !== '' && verify,
    ),
  );
}

/** Fills in the round's seeds. While its server seed is in use, explains how to reveal it. */
function openVerify(context: PanelContext, round: RoundView): void {
  const { t } = context.i18n;
  const input = verifyInputOf(round);
  openDialog(
    context.i18n,
    t('fair.verify'),
    h('p', { className: 'fine' }, t('verify.intro')),
    input.serverSeed === '' && h('p', { className: 'notice' }, t('history.unrevealed')),
    verifyForm(context.i18n, input, [context.title]),
    verifierButton(context, fragmentOf(input)),
  );
}
