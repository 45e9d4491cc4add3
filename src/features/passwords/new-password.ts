import { combine, createEvent, createStore, sample, type Store, type Unit } from 'effector';
import { passwordProblem } from '../../../contract/auth.ts';
import { plainPassword } from '../../../contract/register-fields.ts';

interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}
/** By field: keys under `auth.error`. */
export type NewPasswordErrors = Partial<
  Record<keyof NewPassword, NonNullable<ReturnType<typeof passwordProblem>> | 'empty' | 'mismatch'>
>;

/** What can be known of a new password without asking (AUTH-06); `username` in small letters, '' where it is not known. */
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
  /** Nothing typed stays behind. */
  left: Unit<any>;
}

/** A new password typed twice; its errors are said once the form was sent. */
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
