import { createEvent, createStore, sample } from 'effector';
import { tickets } from '../../../contract/tickets.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { ticketView } from './thread.ts';

/** A picture of the open ticket is in view. */
export const pictureShown = createEvent<number>();

const pictureFx = createCall(tickets.picture);

/** Pictures of the open ticket as data addresses, by their numbers. */
export const $pictures = createStore<Readonly<Record<string, string>>>({})
  .on(pictureFx.done, (pictures, { params, result }) => ({
    ...pictures,
    [params.id]: `data:${result.mediaType};base64,${result.base64}`,
  }))
  .on(pictureFx.fail, (pictures, { params }) => ({ ...pictures, [params.id]: 'failed' }))
  .reset(ticketView.opened, ticketView.closed, sessionEnded);

sample({
  clock: pictureShown,
  source: $pictures,
  filter: (pictures, id) => (pictures[id] ?? 'failed') === 'failed',
  fn: (_, id) => ({ id: String(id) }),
  target: pictureFx,
});
