import FreePlayLogin from '../../features/free-play/free-play-login.tsx';
import SignInForm from '../../features/sign-in/sign-in-form.tsx';

/** Login, with the trial account below it. */
export default function LoginModal() {
  return (
    <>
      <SignInForm />
      <FreePlayLogin />
    </>
  );
}
