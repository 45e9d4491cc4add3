import { useStoreMap, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $tables, tableNear, tableOf, type TableNow } from '../../../features/live-tables/index.ts';

/** Follows the round of a game while a card shows it. */
export const useRound = (nodeId: string): TableNow => {
  const tellNear = useUnit(tableNear);
  useEffect(() => {
    tellNear({ nodeId, isNear: true });
    return () => void tellNear({ nodeId, isNear: false });
  }, [tellNear, nodeId]);
  return useStoreMap({ store: $tables, keys: [nodeId], fn: (known, [id]) => tableOf(known, id) });
};
