import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BookFixture, BookType } from '../../../contract/book-fixtures.ts';
import { FixtureId } from '../../../contract/live-odds.ts';
import { $odds, bookPath, fixturesWatched, useBookWords, useLine } from '../../entities/book/index.ts';
import { $brandName } from '../../entities/site/index.ts';
import { useMedia } from '../../shared/lib/use-media.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { ChevronLeft, Search } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { MatchFacts } from './match-facts.tsx';
import { groupsOf, MatchGroups, type Shown } from './match-groups.tsx';
import { MatchHead } from './match-head.tsx';
import { MatchMarkets } from './match-markets.tsx';
import { $match, $matchFailure, matchLeft, matchOpened, matchRetried } from './match-model.ts';
import styles from './match.module.css';

/** The width at which the slip, and what is known of a match, stand beside its markets (sports-page.module.css). */
export const HAS_SIDE = '(min-width: 1100px)';

/** A match: how it stands, what happened, all of its markets, and the player's bets on it. */
export const MatchPage = ({ type, fixture }: { type: BookType; fixture: string }) => {
  const { t } = useTranslation();
  const view = useUnit({
    match: $match,
    failure: $matchFailure,
    onOpen: matchOpened,
    onLeave: matchLeft,
    onRetry: matchRetried,
    watched: fixturesWatched,
  });
  const { onOpen, onLeave, watched } = view;
  const isId = FixtureId.safeParse(fixture).success;
  useEffect(() => {
    if (!isId) return;
    onOpen(fixture);
    watched({ by: 'match', rows: [fixture], whole: [fixture] });
    return () => {
      onLeave();
      watched({ by: 'match' });
    };
  }, [onOpen, onLeave, watched, fixture, isId]);
  const back = (
    <Link className={styles.back} to={bookPath(type)}>
      <ChevronLeft />
      {t('book.match.back')}
    </Link>
  );
  if (view.match) {
    return (
      <>
        {back}
        <Match type={type} fixture={view.match.fixture} />
      </>
    );
  }
  if (!isId || view.failure?.key === 'not_found')
    return (
      <Message icon={<Search />} title={t('book.match.gone')} text={t('book.match.goneText')}>
        <Link className={buttonClass('primary')} to={bookPath(type)}>
          {t('book.match.back')}
        </Link>
      </Message>
    );
  if (view.failure) return <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />;
  return (
    <>
      {back}
      <Skeleton className={styles.waitingHead} />
      <Skeleton className={styles.waitingMarkets} />
    </>
  );
};

const Match = ({ type, fixture }: { type: BookType; fixture: BookFixture }) => {
  const words = useBookWords();
  const brand = useUnit($brandName);
  const line = useLine(fixture);
  const odds = useStoreMap({ store: $odds, keys: [fixture.id], fn: (all, [key]) => all[key] ?? null });
  const hasSide = useMedia(HAS_SIDE);
  const [chosen, setChosen] = useState<Shown>('all');
  useTitle(words.match({ home: fixture.home.name, away: fixture.away.name }), brand);
  const groups = groupsOf(odds?.markets ?? []);
  const shown = chosen === 'facts' ? (hasSide ? 'all' : chosen) : groups.includes(chosen) ? chosen : 'all';
  return (
    <>
      <MatchHead fixture={fixture} line={line} />
      {odds && odds.markets.length > 0 && (
        <MatchGroups {...{ groups, shown, hasSide }} sport={fixture.sport} phase={line.phase} onChoose={setChosen} />
      )}
      {shown !== 'facts' &&
        (odds ? (
          <MatchMarkets {...{ type, fixture, odds }} group={shown} />
        ) : (
          <Skeleton className={styles.waitingMarkets} />
        ))}
      {!hasSide && (
        <div className={styles.facts}>
          <MatchFacts />
        </div>
      )}
    </>
  );
};
