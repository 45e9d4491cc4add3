import FreePlayLogin from '../../features/free-play/free-play-login.tsx';
import RegistrationForm from '../../features/registration/registration-form.tsx';

/** Registration, with the trial account below it. */
export default function RegisterModal() {
  return (
    <>
      <RegistrationForm />
      <FreePlayLogin />
    </>
  );
}
