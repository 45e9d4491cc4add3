import { createEffect, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '../../entities/session/index.ts';
import { referralPage } from './own.ts';

/** The address under which a code opens the registration. */
export const addressOf = (code: string): string =>
  `${window.location.origin}/register?referralCode=${encodeURIComponent(code)}`;

/** What of an invitation is copied. */
type Part = 'link' | 'code';
export const copyPressed = createEvent<{ part: Part; code: string }>();
export const sharePressed = createEvent<{ code: string; title: string }>();

const copyFx = createEffect(({ part, code }: { part: Part; code: string }) =>
  navigator.clipboard.writeText(part === 'link' ? addressOf(code) : code),
);
const shareFx = createEffect(({ code, title }: { code: string; title: string }) =>
  navigator.share({ title, url: addressOf(code) }),
);
sample({ clock: copyPressed, target: copyFx });
sample({
  clock: sharePressed,
  source: shareFx.pending,
  filter: (busy) => !busy,
  fn: (_, sent) => sent,
  target: shareFx,
});

/** Whether the browser offers to send the link by another app. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** What was copied last; null: nothing. */
export const $copied = createStore<Part | null>(null)
  .on(copyFx.done, (_, { params }) => params.part)
  .reset(copyFx, referralPage.opened, sessionEnded);
/** The browser refused to copy: the person selects the text. A share that the person breaks off is no failure. */
export const $copyFailed = createStore(false)
  .on(copyFx.fail, () => true)
  .reset(copyFx, referralPage.opened, sessionEnded);
