import FreePlayLogin from '../../features/free-play/free-play-login.tsx';
import { LoginForm } from '../../features/login/index.ts';

/** Login, with the trial account below it. */
export default function LoginModal() {
  return (
    <>
      <LoginForm />
      <FreePlayLogin />
    </>
  );
}
