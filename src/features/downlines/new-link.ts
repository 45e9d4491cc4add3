import { combine, createEvent, createStore, sample } from 'effector';
import { LINK_USES_MAX, registrationLinks } from '../../../contract/registration-links.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { parsePercent } from '../../shared/format/percent.ts';
import { readCount } from '../../shared/format/read-amount.ts';
import { $links, codeShown, linksRequested, registerPage } from './links.ts';
import type { NewKind } from './new-account.ts';

/** How long a new link is open, in days; `never`: for ever. */
export const LINK_SPANS = ['7', '30', '90', 'never'] as const;
export type LinkSpan = (typeof LINK_SPANS)[number];

export const linkKindChosen = createEvent<NewKind>();
export const linkRateTyped = createEvent<string>();
export const linkSpanChosen = createEvent<LinkSpan>();
export const linkUsesTyped = createEvent<string>();
export const linkSubmitted = createEvent();

const createFx = createCall(registrationLinks.create);

export const $linkKind = createStore<NewKind>('member').on(linkKindChosen, (_, kind) => kind);
export const $linkRate = createStore('0').on(linkRateTyped, (_, text) => text);
export const $linkSpan = createStore<LinkSpan>('30').on(linkSpanChosen, (_, span) => span);
export const $linkUses = createStore('').on(linkUsesTyped, (_, text) => text);

const $rate = combine($linkRate, $links, (text, links) => {
  const typed = parsePercent(text);
  return typed !== null && links && typed <= links.maxRate ? typed : null;
});
/** A whole number, null for any number, or `wrong`. */
const $uses = $linkUses.map((text): number | null | 'wrong' => {
  if (text.trim() === '') return null;
  const uses = readCount(text) ?? 0;
  return uses > 0 && uses <= LINK_USES_MAX ? uses : 'wrong';
});
const $tried = createStore(false)
  .on(linkSubmitted, () => true)
  .reset(linkRateTyped, linkUsesTyped, createFx.done, registerPage.opened);
export const $isLinkRateWrong = combine($rate, $tried, (rate, tried) => tried && rate === null);
export const $areUsesWrong = combine($uses, $tried, (uses, tried) => tried && uses === 'wrong');
export const $linkFailure = createStore<{ key: string } | null>(null)
  .on(createFx.failData, (_, failure) => failure)
  .reset(createFx, linkRateTyped, linkUsesTyped, registerPage.opened, sessionEnded);
export const $isLinkPending = createFx.pending;

sample({
  clock: linkSubmitted,
  source: { type: $linkKind, rate: $rate, span: $linkSpan, uses: $uses, busy: $isLinkPending },
  filter: ({ rate, uses, busy }) => rate !== null && uses !== 'wrong' && !busy,
  fn: ({ type, rate, span, uses }) => ({
    kind: type,
    rebateRate: rate!,
    days: span === 'never' ? null : Number(span),
    maxUses: uses as number | null,
  }),
  target: createFx,
});
sample({ clock: createFx.done, fn: () => {}, target: linksRequested });
sample({ clock: createFx.doneData, target: codeShown });
