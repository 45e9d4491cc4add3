import type { ToGame } from '../../contract/vendor-frame.ts';

/** The last state received from the embedding page; null is unknown. */
export interface Page {
  live: boolean;
  /** No round may start: the page shows a reality check. */
  paused: boolean;
  mode: Told<'launch'>['mode'];
  balance: Told<'balance'>['value'];
  position: Told<'position'>['value'];
  pool: Extract<Told<'state'>, { scope: 'pool' }>['value'];
}
type Told<Type extends ToGame['type']> = Extract<ToGame, { type: Type }>;

/** Before the page has said anything. */
export const UNKNOWN_PAGE: Page = {
  live: false,
  paused: false,
  mode: 'real',
  balance: null,
  position: null,
  pool: null,
};

/** The page after one of its messages. */
export function pageAfter(page: Page, told: ToGame): Page {
  switch (told.type) {
    case 'launch':
      return { ...page, mode: told.mode };
    case 'connection':
      return { ...page, live: told.live };
    case 'balance':
      return { ...page, balance: told.value };
    case 'position':
      return { ...page, position: told.value };
    case 'pause':
      return { ...page, paused: told.on };
    case 'state':
      return told.scope === 'pool' ? { ...page, pool: told.value } : page;
    case 'answer':
      return page;
    case 'refused':
      console.warn(`The page refused a message: ${told.problem}`);
      return page;
  }
}
