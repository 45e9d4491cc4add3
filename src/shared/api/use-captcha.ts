import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { captchaWanted } from './captcha-check.ts';

/** For a form whose call needs a captcha: the proof of work starts when the form is opened. */
export const useCaptcha = (): void => {
  const wanted = useUnit(captchaWanted);
  useEffect(() => {
    wanted();
  }, [wanted]);
};
