import { combine, createEvent, createStore, sample } from 'effector';
import { PAYOUT_NETWORKS, type PayoutKind } from '../../../contract/payouts.ts';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $methods, overviewRequested, withdrawPage } from './overview.ts';

export interface AccountDraft {
  type: PayoutKind;
  institution: string;
  number: string;
  holderName: string;
}
type AccountField = Exclude<keyof AccountDraft, 'type'>;

export const formOpened = createEvent();
export const formClosed = createEvent();
export const typeChosen = createEvent<PayoutKind>();
export const edited = createEvent<Partial<Record<AccountField, string>>>();
export const submitted = createEvent();
export const removePressed = createEvent<string>();
/** The member says that an account is right as it is shown. */
export const confirmPressed = createEvent<string>();

const addFx = createCall(withdrawals.addAccount);
const removeFx = createCall(withdrawals.removeAccount);
const confirmFx = createCall(withdrawals.confirmAccount);

/** The types of account to which some method pays. */
export const $types = $methods.map((methods) => [...new Set(methods.map(({ kind }) => kind))]);
const $chosenType = createStore<PayoutKind | null>(null).on(typeChosen, (_, type) => type);
const EMPTY = { institution: '', number: '', holderName: '' };
/** What is typed stays until it is saved, even when the form closes. */
const $texts = createStore(EMPTY)
  .on(edited, (texts, change) => ({ ...texts, ...change }))
  .on(typeChosen, (texts) => ({ ...texts, institution: '', number: '' }))
  .reset(addFx.done, sessionEnded);
export const $draft = combine($texts, $chosenType, $types, (texts, chosen, types): AccountDraft => {
  const type = chosen ?? types[0] ?? 'bank';
  return { ...texts, type, institution: texts.institution || (type === 'crypto' ? PAYOUT_NETWORKS[0] : '') };
});
export const $isOpen = createStore(false)
  .on(formOpened, () => true)
  .reset(formClosed, addFx.done, withdrawPage.opened);

const $isTried = createStore(false)
  .on(submitted, () => true)
  .reset(addFx.done, typeChosen, formOpened);
/** Fields that are empty though the form was submitted. */
export const $missing = combine($draft, $isTried, (draft, tried): Record<AccountField, boolean> => {
  const lacks = (field: AccountField) => tried && draft[field].trim() === '';
  return { institution: lacks('institution'), number: lacks('number'), holderName: lacks('holderName') };
});
/** Refusals that are about the number; the view shows them at its field. */
const OF_NUMBER = ['payout_account_invalid', 'payout_account_taken'];
const $refusal = createStore<{ key: string } | null>(null)
  .on(addFx.failData, (_, failure) => failure)
  .reset(addFx, edited, typeChosen, formOpened);
export const $numberFailure = $refusal.map((refusal) => (refusal && OF_NUMBER.includes(refusal.key) ? refusal : null));
export const $addFailure = $refusal.map((refusal) => (refusal && !OF_NUMBER.includes(refusal.key) ? refusal : null));
export const $adding = addFx.pending;
/** Why an account could not be removed or confirmed. */
export const $changeFailure = createStore<{ key: string } | null>(null)
  .on([removeFx.failData, confirmFx.failData], (_, failure) => failure)
  .reset(removeFx, confirmFx, withdrawPage.opened);
/** The account that is being removed. */
export const $removing = createStore<string | null>(null)
  .on(removeFx, (_, { accountId }) => accountId)
  .reset(removeFx.finally);
/** The account that is being confirmed. */
export const $confirming = createStore<string | null>(null)
  .on(confirmFx, (_, { accountId }) => accountId)
  .reset(confirmFx.finally);

sample({
  clock: submitted,
  source: { draft: $draft, busy: addFx.pending },
  filter: ({ draft, busy }) =>
    !busy && [draft.institution, draft.number, draft.holderName].every((text) => text.trim() !== ''),
  fn: ({ draft: { type, institution, number, holderName } }) => ({
    kind: type,
    institution: institution.trim(),
    number: number.trim(),
    holderName: holderName.trim(),
  }),
  target: addFx,
});
sample({
  clock: removePressed,
  source: removeFx.pending,
  filter: (busy) => !busy,
  fn: (_, accountId) => ({ accountId }),
  target: removeFx,
});
sample({
  clock: confirmPressed,
  source: confirmFx.pending,
  filter: (busy) => !busy,
  fn: (_, accountId) => ({ accountId }),
  target: confirmFx,
});
sample({ clock: [addFx.done, removeFx.done, confirmFx.done], fn: () => {}, target: overviewRequested });
