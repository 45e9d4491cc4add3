import type { BookTerms } from '../../../contract/book-slips.ts';
import { titleOf, type Studio } from '../../server/context.ts';
import type { SessionRow } from '../../server/sessions.ts';
import { stakesOf } from '../instant/stakes.ts';

/** Stakes that a platform shows. */
const MAX_STAKES = 12;

/** What the book takes in a session. */
export function termsOf(studio: Studio, session: SessionRow): BookTerms {
  const title = titleOf(studio, session.game);
  const stakes = stakesOf(title, session);
  return {
    currency: session.currency,
    exponent: session.exponent,
    minStake: stakes[0] ?? 0,
    maxStake: stakes.at(-1) ?? 0,
    step: title.stakes[0]!,
    stakes: stakes.slice(0, MAX_STAKES),
    ...title.family.book!.termsOf(title.params),
  };
}
