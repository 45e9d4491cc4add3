import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Trophy } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Popover } from '../../shared/ui/popover.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { RoundCard } from './message-item.tsx';
import { roundsView, shareable } from './people.ts';
import { roundChosen } from './send.ts';
import styles from './chat.module.css';

/** The member's newest rounds, one of which can be shared with a message. */
export const ShareRound = () => {
  const { t } = useTranslation();
  const [wasOpened, setOpened] = useState(false);
  return (
    <Popover
      triggerClass={styles.share}
      panelClass={styles.rounds}
      label={t('chat.share')}
      trigger={<Trophy aria-hidden />}
      onOpen={() => setOpened(true)}
    >
      <h3>{t('chat.shareTitle')}</h3>
      <p className={styles.note}>{t('chat.shareText')}</p>
      {wasOpened && <Rounds />}
    </Popover>
  );
};

const Rounds = () => {
  const { t } = useTranslation();
  useLifecycle(roundsView);
  const view = useUnit({
    answer: shareable.$data,
    failure: shareable.$error,
    onChoose: roundChosen,
    onRetry: roundsView.opened,
  });
  if (!view.answer)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />
    ) : (
      <Skeleton className={styles.waiting} />
    );
  const { list } = view.answer;
  if (list.length === 0) return <p className={styles.note}>{t('chat.shareNone')}</p>;
  return (
    <ul>
      {list.map((round) => (
        <li key={round.roundId}>
          <button type="button" className={styles.choice} onClick={() => view.onChoose(round)}>
            <RoundCard round={round} linked={false} />
          </button>
        </li>
      ))}
    </ul>
  );
};
