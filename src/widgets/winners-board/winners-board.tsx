import { useUnit } from 'effector-react';
import { AnimatePresence, m } from 'framer-motion';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { gamePath } from '../../entities/games/index.ts';
import type { WinnerEntry } from '../../../contract/winners.ts';
import {
  $boardPending,
  $boardState,
  $highState,
  $highWins,
  $order,
  $winners,
  board,
  boardRefreshed,
  orderChosen,
} from '../../entities/winners/model.ts';
import { RotateCw, Trophy } from '../../shared/ui/icons.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { MovingItem } from '../../shared/ui/moving-item.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { WhenNear } from '../../shared/ui/when-near.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import styles from './winners-board.module.css';

/** HOME-06: wins as they are paid. A new one slides in; nothing else moves. */
export const Winners = () => {
  const { t } = useTranslation();
  const view = useUnit({ pending: $boardPending, refresh: boardRefreshed });
  return (
    <Panel
      title={t('home.winners')}
      aside={
        <>
          <span className={styles.hint}>{t('home.winnersHint')}</span>
          <IconButton
            label={t('home.winnersRefresh')}
            className={styles.refresh}
            disabled={view.pending}
            onClick={() => view.refresh()}
          >
            <RotateCw />
          </IconButton>
        </>
      }
    >
      <WhenNear className={styles.body}>
        <Orders />
      </WhenNear>
    </Panel>
  );
};

const Orders = () => {
  const { t } = useTranslation();
  const view = useUnit({
    ...{ latest: $winners, state: $boardState, high: $highWins, highState: $highState },
    ...{ order: $order, choose: orderChosen },
  });
  useLifecycle(board);
  return (
    <Tabs
      label={t('home.winnersOrder')}
      tabs={[
        { key: 'latest', title: t('home.winnersLatest') },
        { key: 'high', title: t('home.winnersHigh') },
      ]}
      active={view.order}
      onChoose={view.choose}
    >
      {view.order === 'latest' ? (
        <Board list={view.latest} state={view.state} />
      ) : (
        <Board list={view.high ?? []} state={view.highState} />
      )}
    </Tabs>
  );
};

interface BoardProps {
  list: readonly WinnerEntry[];
  state: 'loading' | 'ready' | 'failed';
}

const Board = ({ list, state }: BoardProps) => {
  const { t } = useTranslation();
  const refresh = useUnit(boardRefreshed);
  const isEmpty = list.length === 0;
  return (
    <>
      {isEmpty && state === 'failed' && <LoadFailed onRetry={() => refresh()} />}
      {isEmpty && state === 'ready' && (
        <Message icon={<Trophy />} title={t('home.winnersEmpty')} text={t('home.winnersEmptyText')} />
      )}
      {(!isEmpty || state === 'loading') && (
        <m.ol layoutScroll className={styles.board}>
          {isEmpty &&
            Array.from({ length: 8 }, (_, index) => (
              <li key={index} className={styles.place} aria-hidden>
                <Skeleton />
              </li>
            ))}
          <AnimatePresence initial={false}>
            {list.map(({ id, vo, nodeId, currency, exponent, jackpot }) => (
              <MovingItem key={id}>
                <Link to={gamePath(nodeId)} className={styles.row}>
                  <Picture className={styles.icon} src={vo.iconUrl} alt="" width={40} height={40} loading="lazy" />
                  <span className={styles.who}>
                    <b>
                      <bdi>{vo.customerName}</bdi>
                    </b>{' '}
                    <span>{t('home.wonIn', { game: vo.gameName })}</span>
                  </span>
                  <span className={styles.won}>
                    {jackpot && <span className={styles.mark}>{t('home.wonJackpot')}</span>}
                    <Money amount={vo.winAmount} exponent={exponent} currency={currency} signed toned />
                  </span>
                </Link>
              </MovingItem>
            ))}
          </AnimatePresence>
        </m.ol>
      )}
    </>
  );
};
