import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $brandName } from '../../entities/site/model.ts';
import { $failure, $promotions, $state, promotionsOpened, retried } from './model.ts';

/** The promotions, asked for when a page of theirs is entered. */
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
