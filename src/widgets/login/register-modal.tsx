import { FreePlayLogin } from '../../features/free-play/index.ts';
import { SignUpForm } from '../../features/sign-up/index.ts';

/** Registration, with the trial account below it. */
export default function RegisterModal() {
  return (
    <>
      <SignUpForm />
      <FreePlayLogin />
    </>
  );
}
