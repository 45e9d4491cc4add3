import { LIMITS } from '../../../contract/limits.ts';

export interface SignUp {
  username: string;
  password: string;
  confirmPassword: string;
  termsAccepted: boolean;
}

/** Where a registration cannot be sent, by field: keys under `session.error`. The server checks the same and more. */
export type SignUpErrors = Partial<
  Record<
    keyof SignUp,
    'empty' | 'username' | 'passwordShort' | 'passwordLong' | 'passwordIsUsername' | 'mismatch' | 'terms'
  >
>;

const NAME = /^[a-z][a-z0-9]*$/;

const nameError = (name: string): SignUpErrors['username'] => {
  if (!name) return 'empty';
  const { min, max } = LIMITS.username;
  return name.length < min || name.length > max || !NAME.test(name) ? 'username' : undefined;
};

const passwordError = (password: string, name: string): SignUpErrors['password'] => {
  if (!password) return 'empty';
  if (password.length < LIMITS.password.min) return 'passwordShort';
  if (password.length > LIMITS.password.max) return 'passwordLong';
  return password.toLowerCase() === name ? 'passwordIsUsername' : undefined;
};

/** Checks what can be known without asking (AUTH-06, AUTH-11). */
export const checkSignUp = ({ username, password, confirmPassword, termsAccepted }: SignUp): SignUpErrors => {
  const name = username.trim().toLowerCase();
  const confirmError = confirmPassword ? (confirmPassword === password ? undefined : 'mismatch') : 'empty';
  return {
    username: nameError(name),
    password: passwordError(password, name),
    confirmPassword: confirmError,
    termsAccepted: termsAccepted ? undefined : 'terms',
  };
};
