import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Chip, ChipRow } from '../../shared/ui/chip.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { BetCard } from './bet-card.tsx';
import { matchBets, ownBets, type Bets } from './bets.ts';
import { $sessionFailure } from './session.ts';
import { SlipNews } from './slip-news.tsx';
import styles from './slip.module.css';

const STATES = ['open', 'over'] as const;

/** The player's bets in the book. */
export const OwnBets = () => {
  useLifecycle(ownBets.shown, null);
  return <BetList of={ownBets} />;
};

/** Those on one match, with their title; nothing before there is one. */
export const MatchBets = ({ fixture, className }: { fixture: string; className?: string | undefined }) => {
  const { t } = useTranslation();
  const hasAny = useUnit(matchBets.$hasAny);
  useLifecycle(matchBets.shown, fixture);
  if (!hasAny) return null;
  return (
    <section className={className} aria-label={t('book.bets.match')}>
      <h2>{t('book.bets.match')}</h2>
      <BetList of={matchBets} />
    </section>
  );
};

const BetList = ({ of }: { of: Bets }) => {
  const { t } = useTranslation();
  const view = useUnit({
    bets: of.$list,
    failure: of.$failure,
    closed: $sessionFailure,
    state: of.$state,
    more: of.$hasMore,
    onState: of.stateChosen,
    onRetry: of.retried,
  });
  return (
    <div className={styles.bets}>
      <ChipRow role="group" aria-label={t('book.bets.states')}>
        {STATES.map((state) => (
          <Chip key={state} chosen={state === view.state} onClick={() => view.onState(state)}>
            {t(`book.bets.${state}`)}
          </Chip>
        ))}
      </ChipRow>
      {view.closed ? (
        <SlipNews />
      ) : view.bets === null ? (
        view.failure ? (
          <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />
        ) : (
          <Skeleton className={styles.waiting} />
        )
      ) : view.bets.length === 0 ? (
        <Message
          title={view.state === 'open' ? t('book.bets.none') : t('book.bets.noneOver')}
          text={t('book.bets.noneText')}
        />
      ) : (
        <ul className={styles.cards}>
          {view.bets.map((slip) => (
            <BetCard key={slip.id} slip={slip} />
          ))}
        </ul>
      )}
      {view.more && (
        <Link className={buttonClass('quiet', 'small')} to="/member/personalHistoryCopy">
          {t('book.bets.all')}
        </Link>
      )}
    </div>
  );
};
