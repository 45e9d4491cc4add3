import { FreePlayLogin } from '../../features/free-play/index.ts';
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
