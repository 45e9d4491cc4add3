import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $brandName } from '../../entities/site/index.ts';
import { $failure, $promotions, $state, promotionsOpened, retried } from './model.ts';

/** Loads the promotions when one of their pages is entered. */
export const usePromotions = () => {
  const view = useUnit({
    list: $promotions,
    state: $state,
    failure: $failure,
    brand: $brandName,
    opened: promotionsOpened,
    retry: retried,
  });
  const { opened } = view;
  useEffect(() => {
    opened();
  }, [opened]);
  return view;
};
