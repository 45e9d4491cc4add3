import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fixturesWatched } from '../../entities/book/index.ts';
import { SlipBar } from '../../features/bet-slip/index.ts';
import { TableCard, TableCards } from '../../features/live-tables/index.ts';
import { bookTexts, tableTexts } from '../../shared/i18n/word-groups.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { MatchCard } from '../../widgets/fixtures/index.ts';
import { $cards, $isWaiting, liveNow } from './live-now-model.ts';
import styles from './live-now.module.css';

const PLACES = 4;

/** What moves now: matches with their prices, tables with their roads, draws with their countdowns. */
export default function LiveNow() {
  return (
    <WhenTranslated texts={bookTexts} waiting={<Waiting />}>
      <WhenTranslated texts={tableTexts} waiting={<Waiting />}>
        <Cards />
      </WhenTranslated>
    </WhenTranslated>
  );
}

const Waiting = () => (
  <ul className={styles.rail} aria-hidden>
    {Array.from({ length: PLACES }, (_, place) => (
      <li key={place}>
        <Skeleton className={styles.waiting} />
      </li>
    ))}
  </ul>
);

const Cards = () => {
  const { t } = useTranslation();
  const { cards, isWaiting, watched } = useUnit({ cards: $cards, isWaiting: $isWaiting, watched: fixturesWatched });
  useLifecycle(liveNow);
  const ids = useMemo(() => cards.flatMap((card) => (card.kind === 'match' ? [card.fixture.id] : [])), [cards]);
  useEffect(() => {
    watched({ by: 'home', rows: ids });
    return () => void watched({ by: 'home' });
  }, [watched, ids]);
  if (cards.length === 0) return isWaiting ? <Waiting /> : null;
  return (
    <>
      <TableCards>
        <ul className={styles.rail} aria-label={t('home.liveNow')}>
          {cards.map((card) => (
            <li key={card.key}>
              {card.kind === 'match' ? (
                <MatchCard type={card.type} fixture={card.fixture} />
              ) : (
                <TableCard game={card.game} eager={false} />
              )}
            </li>
          ))}
        </ul>
      </TableCards>
      <SlipBar always />
    </>
  );
};
