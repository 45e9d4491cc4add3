import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { ResponseOf } from '../../../contract/define.ts';
import { registrationLinks } from '../../../contract/registration-links.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createCall } from '../../shared/api/call.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

export type Links = ResponseOf<typeof registrationLinks.list>;
export type Link = Links['list'][number];

export const registerPage = createLifecycle();
/** Retries what failed to load. */
export const linksRequested = createEvent();
export const linkToggled = createEvent<Link>();
/** The address of a link is copied. */
export const linkCopied = createEvent<Link>();
/** The QR code of a link is shown; null: none. */
export const codeShown = createEvent<Link | null>();

const links = createQuery(registrationLinks.list, { resetOn: [sessionEnded] });
const setEnabledFx = createCall(registrationLinks.setEnabled);
sample({
  clock: [registerPage.opened, linksRequested, setEnabledFx.fail],
  fn: () => ({}),
  target: links.start,
});

/** The address under which a link opens the registration. */
export const addressOf = ({ code }: Pick<Link, 'code'>): string => `${window.location.origin}/register?link=${code}`;

const $changed = createStore<ReadonlyMap<number, Link>>(new Map(), { serialize: 'ignore' })
  .on(setEnabledFx.doneData, (changed, link) => new Map([...changed, [link.id, link]]))
  .reset(links.done, sessionEnded);
export const $links = combine(
  links.$data,
  $changed,
  (answer, changed): Links | null =>
    answer && { ...answer, list: answer.list.map((link) => changed.get(link.id) ?? link) },
);
export const $linksFailure = links.$error;
export const $toggleFailure = createStore<{ key: string } | null>(null)
  .on(setEnabledFx.failData, (_, failure) => failure)
  .reset(setEnabledFx, registerPage.opened);
sample({
  clock: linkToggled,
  source: setEnabledFx.pending,
  filter: (busy) => !busy,
  fn: (_, { id, enabled }) => ({ linkId: id, enabled: !enabled }),
  target: setEnabledFx,
});

const copyFx = createEffect(async (link: Link) => {
  await navigator.clipboard.writeText(addressOf(link));
  return link.id;
});
sample({ clock: linkCopied, target: copyFx });
/** The link that was copied last; where copying is refused, its address is shown instead. */
export const $copiedId = createStore<number | null>(null)
  .on(copyFx.doneData, (_, id) => id)
  .reset(registerPage.opened, sessionEnded);
export const $code = createStore<Link | null>(null)
  .on(codeShown, (_, link) => link)
  .on(copyFx.fail, (_, { params }) => params)
  .reset(registerPage.opened, sessionEnded);
