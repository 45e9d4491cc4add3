import FreePlayLogin from '../../features/free-play/free-play-login.tsx';
import SignUpForm from '../../features/sign-up/sign-up-form.tsx';

/** Registration, with the trial account below it. */
export default function RegisterModal() {
  return (
    <>
      <SignUpForm />
      <FreePlayLogin />
    </>
  );
}
