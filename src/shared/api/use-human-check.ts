import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { humanCheckWanted } from './human-check.ts';

/** For a form whose call needs a human check: the work begins when the form is opened. */
export const useHumanCheck = (): void => {
  const wanted = useUnit(humanCheckWanted);
  useEffect(() => {
    wanted();
  }, [wanted]);
};
