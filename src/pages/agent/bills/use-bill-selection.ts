import { useMemo } from 'react';
import { BILL_STATES } from '../../../../contract/salary.ts';
import type { Selection } from '../../../features/bills/model.ts';
import { oneOf, useSelection } from '../../../widgets/period/index.ts';

/** Orders of the list, by the names that the address and the texts have. */
export const ORDERS = ['newest', 'oldest', 'amount', 'turnover'] as const;
type Order = (typeof ORDERS)[number];
const SORTED: Record<Order, Pick<Selection, 'sort' | 'ascending'>> = {
  newest: {},
  oldest: { sort: 'window', ascending: 'yes' },
  amount: { sort: 'amount' },
  turnover: { sort: 'turnover' },
};

/** States in which a bill can be now. */
export const SHOWN_STATES = BILL_STATES.filter((state) => state !== 'part_received' && state !== 'insufficient');

/** The selection of the address, and how to change a part of it. Another selection begins at its first page. */
export const useBillSelection = () => {
  const { search, days, today, choose } = useSelection();
  const state = oneOf(SHOWN_STATES, search.get('state'));
  const order = oneOf(ORDERS, search.get('order')) ?? 'newest';
  const page = /^[1-9]\d{0,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const selection = useMemo(
    (): Selection => ({ ...days, ...SORTED[order], ...(state && { state }), ...(page > 1 && { page: String(page) }) }),
    [days, order, state, page],
  );
  return {
    ...{ days, today, state, order, page, selection },
    isNarrowed: Boolean(days || state),
    choose: (parts: Record<string, string | undefined>) => choose({ page: undefined, ...parts }),
  };
};
