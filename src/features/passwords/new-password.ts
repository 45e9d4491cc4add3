import { combine, createEvent, createStore, sample, type Store, type Unit } from 'effector';
import { passwordProblem } from '../../../contract/auth.ts';
import { plainPassword } from '../../../contract/register-fields.ts';

interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}
/** Keys under `auth.error`, by field. */
export type NewPasswordErrors = Partial<
  Record<keyof NewPassword, NonNullable<ReturnType<typeof passwordProblem>> | 'empty' | 'mismatch'>
>;

/** Checks a new password as far as possible without the server (AUTH-06); `username` in lower case, '' when unknown. */
export const checkNewPassword = (typed: NewPassword, username: string): NewPasswordErrors => {
  const [newPassword, confirmPassword] = [plainPassword(typed.newPassword), plainPassword(typed.confirmPassword)];
  return {
    newPassword: newPassword === '' ? 'empty' : passwordProblem(newPassword, username),
    confirmPassword: confirmPassword === '' ? 'empty' : confirmPassword === newPassword ? undefined : 'mismatch',
  };
};

interface Options {
  username: Store<string>;
  submitted: Unit<any>;
  /** The form closes; typed input is cleared. */
  left: Unit<any>;
}

/** Creates the model of a new password typed twice. Errors show after submit. */
export const createNewPassword = ({ username, submitted, left }: Options) => {
  const newTyped = createEvent<string>();
  const confirmTyped = createEvent<string>();
  const $newPassword = createStore('')
    .on(newTyped, (_, text) => text)
    .reset(left);
  const $confirmPassword = createStore('')
    .on(confirmTyped, (_, text) => text)
    .reset(left);
  const $spoken = createStore(false).reset(left);
  sample({ clock: submitted, fn: () => true, target: $spoken });
  const $all = combine($newPassword, $confirmPassword, username, (newPassword, confirmPassword, name) =>
    checkNewPassword({ newPassword, confirmPassword }, name),
  );
  const $isGood = $all.map((errors) => Object.values(errors).every((error) => error === undefined));
  const $errors = combine($all, $spoken, (errors, spoken): NewPasswordErrors => (spoken ? errors : {}));
  return { newTyped, confirmTyped, $newPassword, $confirmPassword, $isGood, $errors };
};
export type NewPasswordFields = ReturnType<typeof createNewPassword>;
