import { createEvent, createStore, sample } from 'effector';
import { registrationLinks } from '../../../contract/registration-links.ts';
import { createCall } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { readAddressFx } from './typed.ts';

/** The person registers without the link. */
export const linkDropped = createEvent();
/** The server refused a registration. */
export const linkRefused = createEvent<CallFailure>();

const checkFx = createCall(registrationLinks.clicked);
const isOfLink = ({ key }: { key: string }): boolean => key.startsWith('link_');

/** The code of an agent's registration link in the address. */
export const $link = createStore<string | null>(null)
  .on(readAddressFx.doneData, (link, { link: found }) => found ?? link)
  .reset(linkDropped);
/** What the link makes of a newcomer; null while unknown. */
export const $linkKind = createStore<'member' | 'agent' | null>(null)
  .on(checkFx.doneData, (_, { kind }) => kind)
  .reset(linkDropped);
/** Why the link takes no registrations. Other failures of the check do not matter: registration checks it again. */
export const $linkProblem = createStore<{ key: string } | null>(null)
  .on([checkFx.failData, linkRefused], (problem, failure) => (isOfLink(failure) ? { key: failure.key } : problem))
  .reset(linkDropped, checkFx.done);

sample({
  clock: readAddressFx.doneData,
  filter: ({ link }) => link !== undefined,
  fn: ({ link }) => ({ code: link! }),
  target: checkFx,
});
