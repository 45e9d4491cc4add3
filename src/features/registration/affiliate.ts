import { combine, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { registration } from '../../../contract/register.ts';
import { fieldProblem } from '../../../contract/register-fields.ts';
import { createCall } from '../../shared/api/call.ts';
import { $rules } from './requested.ts';
import { $domain, $form, left, submitted } from './typed.ts';

/** AUTH-11: after this pause the code counts as typed. A shorter one would check half-typed codes. */
const TYPING_MS = 500;

const checkFx = createCall(registration.affiliate);

/** The code to check: it satisfies the merchant's field rule. */
const $code = combine($form, $rules, ({ values }, rules) => {
  const code = values.affiliateCode?.trim() ?? '';
  return code !== '' && rules && fieldProblem(rules.affiliateCode, code) === undefined ? code : null;
});
/** The server's answers by code. A late answer about another code changes nothing. */
const $answers = createStore<Readonly<Record<string, boolean>>>({})
  .on(checkFx.done, (answers, { params }) => ({ ...answers, [params.code]: true }))
  .on(checkFx.fail, (answers, { params, error }) =>
    error.key === 'invitation_code_error' ? { ...answers, [params.code]: false } : answers,
  )
  .reset(left);

/** Whether the code exists; null while unknown. Registration itself checks it again. */
export const $affiliate = combine($code, $answers, (code, answers): 'known' | 'unknown' | null => {
  const isKnown = code === null ? undefined : answers[code];
  return isKnown === undefined ? null : isKnown ? 'known' : 'unknown';
});

const typed = debounce($code.updates, TYPING_MS);
const doubted = sample({ clock: submitted, source: $affiliate, filter: (found) => found === 'unknown' });
sample({
  clock: [
    sample({ clock: typed, source: $affiliate, filter: (found) => found === null }),
    // An agent may have got the code meanwhile.
    doubted,
  ],
  source: { code: $code, domain: $domain },
  filter: ({ code }) => code !== null,
  fn: ({ code, domain }) => ({ code: code!, domain: domain ?? undefined }),
  target: checkFx,
});
