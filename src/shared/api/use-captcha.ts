import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { captchaWanted } from './captcha-check.ts';

/** For a form whose call needs a human check: the work begins when the form is opened. */
export const useCaptcha = (): void => {
  const wanted = useUnit(captchaWanted);
  useEffect(() => {
    wanted();
  }, [wanted]);
};
