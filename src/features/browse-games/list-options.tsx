import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { GAME_ORDERS } from '../../../contract/games.ts';
import { formatAmount } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { FilterSelect } from '../../shared/ui/filter-select.tsx';
import type { GameList } from './model.ts';
import { isPersonal } from './query.ts';

/** Numbers of pay lines to choose from. */
const LINES = [5, 10, 20, 40];

interface Props {
  list: Pick<GameList, '$filters' | '$minBets' | 'minBetChosen' | 'minLinesChosen' | 'orderChosen'>;
  /** Of the merchant's currency. */
  exponent: number;
  /** As in `FilterSelect`. */
  labelled?: boolean;
}

/** GAME-03: the least bet, the number of lines and the order as selects. Personal lists have an order of their own. */
export const ListOptions = ({ list, exponent, labelled }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    filters: list.$filters,
    bets: list.$minBets,
    onBet: list.minBetChosen,
    onLines: list.minLinesChosen,
    onOrder: list.orderChosen,
  });
  return (
    <>
      <FilterSelect
        labelled={labelled}
        label={t('games.minBet')}
        value={view.filters.minBet}
        options={[
          { value: 0, title: t('games.anyBet') },
          ...view.bets.map((bet) => ({
            value: bet,
            title: t('games.betFrom', { amount: formatAmount(bet, exponent, locale) }),
          })),
        ]}
        onValue={view.onBet}
      />
      <FilterSelect
        labelled={labelled}
        label={t('games.minLines')}
        value={view.filters.minLines}
        options={[
          { value: 0, title: t('games.anyLines') },
          ...LINES.map((lines) => ({ value: lines, title: t('games.linesFrom', { lines }) })),
        ]}
        onValue={view.onLines}
      />
      {!isPersonal(view.filters.classify) && (
        <FilterSelect
          labelled={labelled}
          label={t('games.order')}
          value={view.filters.order}
          options={GAME_ORDERS.map((order) => ({ value: order, title: t(`games.orderBy.${order}`) }))}
          onValue={view.onOrder}
        />
      )}
    </>
  );
};
