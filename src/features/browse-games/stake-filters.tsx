import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { GAME_ORDERS, type GameOrder } from '../../../contract/games.ts';
import { formatAmount } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import type { GameList } from './model.ts';
import styles from './filter-bar.module.css';

/** Least bets to choose from, minor units, and numbers of pay lines. */
const BETS = [20, 50, 100, 500];
const LINES = [5, 10, 20, 40];

interface Props {
  list: Pick<GameList, '$filters' | 'minBetChosen' | 'minLinesChosen' | 'orderChosen'>;
  /** Of the merchant's currency. */
  exponent: number;
}

/** GAME-03: the least bet, the number of lines and the order as selects. Personal lists have an order of their own. */
export const StakeFilters = ({ list, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    filters: list.$filters,
    onBet: list.minBetChosen,
    onLines: list.minLinesChosen,
    onOrder: list.orderChosen,
  });
  return (
    <>
      <label className={styles.vendor}>
        <span className={styles.words}>{t('games.minBet')}</span>
        <select value={view.filters.minBet} onChange={(event) => view.onBet(Number(event.target.value))}>
          <option value={0}>{t('games.anyBet')}</option>
          {BETS.map((bet) => (
            <option key={bet} value={bet}>
              {t('games.betFrom', { amount: formatAmount(bet, exponent, locale) })}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.vendor}>
        <span className={styles.words}>{t('games.minLines')}</span>
        <select value={view.filters.minLines} onChange={(event) => view.onLines(Number(event.target.value))}>
          <option value={0}>{t('games.anyLines')}</option>
          {LINES.map((lines) => (
            <option key={lines} value={lines}>
              {t('games.linesFrom', { lines })}
            </option>
          ))}
        </select>
      </label>
      {view.filters.classify !== 'RECENT' && view.filters.classify !== 'FAV' && (
        <label className={styles.vendor}>
          <span className={styles.words}>{t('games.order')}</span>
          <select value={view.filters.order} onChange={(event) => view.onOrder(event.target.value as GameOrder)}>
            {GAME_ORDERS.map((order) => (
              <option key={order} value={order}>
                {t(`games.orderBy.${order}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
};
