import { FreePlayLogin } from '../../features/free-play/index.ts';
import { RegistrationForm } from '../../features/registration/index.ts';

/** Registration, with the trial account below it. */
export default function RegisterModal() {
  return (
    <>
      <RegistrationForm />
      <FreePlayLogin />
    </>
  );
}
