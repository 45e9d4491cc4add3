import { combine, createEvent, createStore, sample } from 'effector';
import type { PayTerms } from '../../../contract/pay-terms.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { proposeFx } from './calls.ts';
import { $kind, kindChosen } from './kind.ts';
import { draftOf, emptyDraft, termsOfDraft, withTier, type Draft, type TermText, type TierText } from './draft.ts';
import { $amountForm } from './list.ts';
import { $bound, $page, $subject, contractPage, proposedHere, refusedHere } from './page.ts';

export const draftBegun = createEvent();
export const draftDropped = createEvent();
export const tierAdded = createEvent();
export const tierRemoved = createEvent<number>();
export const tierTyped = createEvent<{ id: number; field: TierText; text: string }>();
export const termTyped = createEvent<{ field: TermText; text: string }>();
export const modeChosen = createEvent<PayTerms['mode']>();
export const carryingChosen = createEvent<boolean>();
export const proposed = createEvent();

/** The draft, initially the terms agreed on last. A reload of the list does not change it. */
export const $draft = createStore<Draft | null>(null)
  .on(
    sample({
      clock: draftBegun,
      source: { page: $page, bound: $bound, form: $amountForm },
      fn: ({ page, bound, form }) => {
        const last = page?.agreed ?? page?.holds;
        return last ? draftOf(last.terms, form) : emptyDraft(bound, form);
      },
    }),
    (_, draft) => draft,
  )
  .on(tierAdded, (draft) => draft && withTier(draft))
  .on(tierRemoved, (draft, id) => draft && { ...draft, rows: draft.rows.filter((row) => row.id !== id) })
  .on(
    tierTyped,
    (draft, { id, field, text }) =>
      draft && { ...draft, rows: draft.rows.map((row) => (row.id === id ? { ...row, [field]: text } : row)) },
  )
  .on(termTyped, (draft, { field, text }) => draft && { ...draft, [field]: text })
  .on(modeChosen, (draft, mode) => draft && { ...draft, mode })
  .on(carryingChosen, (draft, carriesLoss) => draft && { ...draft, carriesLoss })
  .reset(draftDropped, proposedHere, contractPage.opened, contractPage.closed, kindChosen, sessionEnded);
const $terms = combine($draft, $amountForm, (draft, form) => draft && termsOfDraft(draft, form));

/** It was submitted with invalid fields: from then on empty fields show errors too. */
export const $isTried = createStore(false)
  .on(proposed, () => true)
  .reset(draftBegun, draftDropped, proposedHere, contractPage.opened, contractPage.closed, kindChosen, sessionEnded);
export const $isWhole = $terms.map((terms) => terms !== null);
export const $isProposing = proposeFx.pending;
/** Why the server refused it. The draft stays. */
export const $proposeFailure = createStore<{ key: string } | null>(null)
  .on(refusedHere, (_, failure) => failure)
  .reset(proposeFx, draftBegun, draftDropped, contractPage.opened, contractPage.closed, kindChosen, sessionEnded);

sample({
  clock: proposed,
  source: { subject: $subject, ofKind: $kind, terms: $terms, busy: proposeFx.pending },
  filter: ({ subject, terms, busy }) => typeof subject === 'number' && terms !== null && !busy,
  fn: ({ subject, ofKind, terms }) => ({ kind: ofKind, downlineId: subject as number, terms: terms! }),
  target: proposeFx,
});
