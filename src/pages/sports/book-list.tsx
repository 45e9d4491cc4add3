import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { BookType } from '../../../contract/book-fixtures.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { OTHER_BOOKS } from '../../entities/book/index.ts';
import { $hasGames } from '../../entities/games/index.ts';
import { $brandName } from '../../entities/site/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Search, Ticket, Wrench } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { FixtureList, ListSkeleton } from '../../widgets/fixtures/index.ts';
import { ListHead, Options } from './list-head.tsx';
import {
  $answer,
  $failure,
  $list,
  listWanted,
  moreWanted,
  pageLeft,
  PHASES,
  retried,
  type Phase,
  type Wanted,
} from './model.ts';
import { SportsNav } from './sports-nav.tsx';
import styles from './sports-page.module.css';

/** The choices in the address; what is unknown is the first one. */
const readWanted = (type: BookType, search: URLSearchParams): Wanted => ({
  type,
  phase: PHASES.find((phase) => phase === search.get('when')) ?? 'all',
  sport: /^[a-z][a-z-]{0,19}$/.exec(search.get('sport') ?? '')?.[0] ?? null,
  text: (search.get('search') ?? '').replaceAll(/\p{Cc}/gu, ' ').slice(0, LIMITS.gameName),
});

/** Fixtures live and to come, by sport, with search; or the results. */
export const BookList = ({ type }: { type: BookType }) => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { brand, answer, failure, onWanted, onLeave, onRetry } = useUnit({
    brand: $brandName,
    answer: $answer,
    failure: $failure,
    onWanted: listWanted,
    onLeave: pageLeft,
    onRetry: retried,
  });
  const { phase, sport, text } = readWanted(type, search);
  useTitle(t(type === 'SPORTS' ? 'book.sports' : 'book.esports'), brand);
  useEffect(() => void onWanted({ type, phase, sport, text }), [onWanted, type, phase, sport, text]);
  useEffect(() => () => void onLeave(), [onLeave]);

  const choose = (change: Partial<{ when: Phase; sport: string | null; search: string }>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === '' || value === 'all') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  };
  if (!answer && failure) return <LoadFailed failure={failure} onRetry={() => onRetry()} />;
  if (answer?.book === null) return <NoBook type={type} hasOthers={answer.others > 0} />;
  return (
    <>
      <ListHead {...{ type, phase, text }} others={answer?.others ?? 0} onChoose={choose} />
      <div className={styles.columns}>
        <SportsNav {...{ phase, sport }} onChoose={(next) => choose({ sport: next })} />
        <div className={styles.main}>
          <Closed />
          {answer ? <Listed {...{ type, text }} onAll={() => setSearch({}, { replace: true })} /> : <ListSkeleton />}
        </div>
      </div>
    </>
  );
};

/** The site has no book of its own on this page; perhaps others, in frames. */
const NoBook = ({ type, hasOthers }: { type: BookType; hasOthers: boolean }) => {
  const { t } = useTranslation();
  const hasGames = useUnit($hasGames);
  const title = t(`games.type.${type}`);
  return (
    <>
      <PageHead title={title} />
      <Message
        icon={<Ticket />}
        title={t(hasOthers ? 'book.noBook' : hasGames ? 'book.none' : 'home.noGames')}
        text={hasOthers ? t('book.noBookText') : ''}
      >
        <Link className={buttonClass('primary')} to={hasOthers ? OTHER_BOOKS[type] : '/'}>
          {hasOthers ? t('book.others') : t('shell.home')}
        </Link>
      </Message>
    </>
  );
};

/** The book takes no bets: why, and until when. */
const Closed = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const book = useUnit($answer)?.book;
  if (!book || book.open) return null;
  const { untilMs } = book;
  return (
    <Message
      icon={<Wrench />}
      title={t('book.closed')}
      text={untilMs === null ? t('book.closedText') : t('book.closedUntil', { time: formatInstant(untilMs, locale) })}
    />
  );
};

const Listed = ({ type, text, onAll }: { type: BookType; text: string; onAll: () => void }) => {
  const { t } = useTranslation();
  const { answer, list, onMore } = useUnit({ answer: $answer, list: $list, onMore: moreWanted });
  if (!answer) return null;
  if (list.length === 0)
    return (
      <Message
        icon={<Search />}
        title={text ? t('book.noneFound') : t('book.none')}
        text={text ? t('book.noneFoundText') : t('book.noneText')}
      >
        <Button onClick={onAll}>{t('book.showAll')}</Button>
      </Message>
    );
  return (
    <>
      <FixtureList type={type} list={list} />
      {list.length < answer.total && (
        <Button className={styles.more} onClick={() => onMore()}>
          {t('book.more')}
        </Button>
      )}
      <div className={styles.foot}>
        <Options type={type} others={answer.others} />
      </div>
    </>
  );
};
