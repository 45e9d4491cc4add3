import { combine, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { registration } from '../../../contract/register.ts';
import { fieldProblem } from '../../../contract/register-fields.ts';
import { createCall } from '../../shared/api/call.ts';
import { $rules } from './asked.ts';
import { $domain, $form, left, submitted } from './typed.ts';

/** AUTH-11: whoever pauses for so long has typed a code. A shorter wait asks for halves of codes. */
const TYPING_MS = 500;

const checkFx = createCall(registration.affiliate);

/** The code that may be asked about: by the brand's rule nothing is wrong with it. */
const $code = combine($form, $rules, ({ values }, rules) => {
  const code = values.affiliateCode?.trim() ?? '';
  return code !== '' && rules && fieldProblem(rules.affiliateCode, code) === undefined ? code : null;
});
/** What the server said, by code: a late answer to another one changes nothing. */
const $answers = createStore<Readonly<Record<string, boolean>>>({})
  .on(checkFx.done, (answers, { params }) => ({ ...answers, [params.code]: true }))
  .on(checkFx.fail, (answers, { params, error }) =>
    error.key === 'invitation_code_error' ? { ...answers, [params.code]: false } : answers,
  )
  .reset(left);

/** Whether the code is known here; null as long as nobody knows: registration itself asks again. */
export const $affiliate = combine($code, $answers, (code, answers): 'known' | 'unknown' | null => {
  const isKnown = code === null ? undefined : answers[code];
  return isKnown === undefined ? null : isKnown ? 'known' : 'unknown';
});

const typed = debounce($code.updates, TYPING_MS);
const doubted = sample({ clock: submitted, source: $affiliate, filter: (found) => found === 'unknown' });
sample({
  clock: [
    sample({ clock: typed, source: $affiliate, filter: (found) => found === null }),
    // It may have been given to an agent meanwhile.
    doubted,
  ],
  source: { code: $code, domain: $domain },
  filter: ({ code }) => code !== null,
  fn: ({ code, domain }) => ({ code: code!, domain: domain ?? undefined }),
  target: checkFx,
});
