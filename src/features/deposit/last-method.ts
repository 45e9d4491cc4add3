import { createEffect, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '../../entities/session/index.ts';
import { $memberKey } from '../../entities/wallet/model.ts';
import { localKept } from '../../shared/lib/storage.ts';
import { depositPage, pageReady } from './list.ts';

const keyOf = (member: string): string => `depositMethod:${member}`;

const readFx = createEffect((member: string) => localKept.getItem(keyOf(member)));
const writeFx = createEffect(({ member, code }: { member: string; code: string }) =>
  localKept.setItem(keyOf(member), code),
);

/** An order was accepted with this method. */
export const methodUsed = createEvent<string>();
/** The method of the member's last order in this browser; null without one. */
export const $lastMethod = createStore<string | null>(null)
  .on(readFx.doneData, (_, code) => code)
  .on(methodUsed, (_, code) => code)
  .reset(sessionEnded);

sample({
  // The member's wallet may become known after the page is ready.
  clock: [pageReady, $memberKey],
  source: { member: $memberKey, isOpen: depositPage.$isOpen },
  filter: ({ member, isOpen }) => isOpen && member !== null,
  fn: ({ member }) => member!,
  target: readFx,
});
sample({
  clock: methodUsed,
  source: $memberKey,
  filter: (member) => member !== null,
  fn: (member, code) => ({ member: member!, code }),
  target: writeFx,
});
