import { FreePlayLogin } from '../../features/free-play/index.ts';
import { SignInForm } from '../../features/sign-in/index.ts';

/** Login, with the trial account below it. */
export default function LoginModal() {
  return (
    <>
      <SignInForm />
      <FreePlayLogin />
    </>
  );
}
