import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { LobbyLottery } from '../../../../contract/lotteries.ts';
import { AREAS, LOTTERY_AREAS, PRIZE_MODES, type LotteryArea } from '../../../../contract/lottery-areas.ts';
import { gamePath } from '../../../entities/games/index.ts';
import { $sessionKind } from '../../../entities/session/index.ts';
import { $brandName } from '../../../entities/site/index.ts';
import { TableList } from '../../../features/live-tables/index.ts';
import { tableTexts } from '../../../shared/i18n/word-groups.ts';
import { useTitle } from '../../../shared/lib/use-title.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Search } from '../../../shared/ui/icons.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../../shared/ui/when-translated.tsx';
import { $failure, $lotteries, $mode, areaClosed, areaOpened, modeChosen, retried } from './model.ts';
import { Results } from './results.tsx';
import styles from './lottery-page.module.css';

/** NAV-07, GAME-08: the lotteries of an area. With a `gameCode` the lottery itself opens, unless the lobby is to be seen. */
export default function LotteryPage() {
  const { pathname } = useLocation();
  const area = LOTTERY_AREAS.find((each) => AREAS[each].page === pathname)!;
  return (
    <WhenTranslated texts={tableTexts} waiting={<Skeleton className={styles.waiting} />}>
      <Titled area={area} />
    </WhenTranslated>
  );
}

const Titled = ({ area }: { area: LotteryArea }) => {
  const { t } = useTranslation();
  const { who, brand } = useUnit({ who: $sessionKind, brand: $brandName });
  const title = t(`lottery.title.${area}`);
  useTitle(title, brand);
  if (who === 'unknown') return <Skeleton className={styles.waiting} />;
  if (who === 'guest') return <Navigate replace to="/login" />;
  return <Area key={area} area={area} title={title} />;
};

const Area = ({ area, title }: { area: LotteryArea; title: string }) => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const view = useUnit({
    list: $lotteries,
    failure: $failure,
    opened: areaOpened,
    closed: areaClosed,
    retry: retried,
  });
  const { opened, closed } = view;
  useEffect(() => {
    opened(area);
    return () => closed();
  }, [opened, closed, area]);
  const gameCode = search.get('gameCode');
  const { page } = AREAS[area];
  if (!view.list && view.failure) return <LoadFailed failure={view.failure} onRetry={() => view.retry()} />;
  if (!view.list) return <Skeleton className={styles.waiting} />;
  const chosen = view.list.find(({ game }) => game.gameCode === gameCode);
  if (gameCode !== null && !chosen)
    return (
      <>
        <PageHead title={title} />
        <Message icon={<Search />} title={t('lottery.unknown')} text={t('lottery.unknownText')}>
          <Link className={buttonClass('primary')} to={page}>
            {t('lottery.toLobby')}
          </Link>
        </Message>
      </>
    );
  if (chosen && search.get('view') !== 'lobby') return <Navigate replace to={gamePath(chosen.game.nodeId)} />;
  return <Lobby area={area} title={title} list={view.list} chosen={chosen} />;
};

interface LobbyProps {
  area: LotteryArea;
  title: string;
  list: readonly LobbyLottery[];
  /** The lottery whose results are shown. */
  chosen: LobbyLottery | undefined;
}

const Lobby = ({ area, title, list, chosen }: LobbyProps) => {
  const { t } = useTranslation();
  const { mode, choose } = useUnit({ mode: $mode, choose: modeChosen });
  const { page } = AREAS[area];
  const modes = PRIZE_MODES.filter((each) => list.some(({ prizeMode }) => prizeMode === each));
  const games = useMemo(
    () => list.filter(({ prizeMode }) => mode === null || prizeMode === mode).map(({ game }) => game),
    [list, mode],
  );
  return (
    <>
      <PageHead title={title} text={t('lottery.text')} />
      <nav className={styles.areas} aria-label={t('lottery.areas')}>
        {LOTTERY_AREAS.map((each) => (
          <Link
            key={each}
            className={buttonClass(each === area ? 'primary' : 'outline', 'small')}
            to={AREAS[each].page}
            aria-current={each === area ? 'page' : undefined}
          >
            {t(`lottery.title.${each}`)}
          </Link>
        ))}
      </nav>
      {modes.length > 1 && (
        <div role="group" aria-label={t('lottery.modes')} className={styles.modes}>
          {[null, ...modes].map((each) => (
            <Chip key={each ?? 'all'} chosen={each === mode} onClick={() => choose(each)}>
              {t(`lottery.mode.${each ?? 'all'}`)}
            </Chip>
          ))}
        </div>
      )}
      {chosen && (
        <section
          className={styles.results}
          aria-label={t('lottery.resultsOf', { name: chosen.game.displayName })}
          dir="auto"
        >
          <div className={styles.head}>
            <h2>{t('lottery.resultsOf', { name: chosen.game.displayName })}</h2>
            <Link className={buttonClass('primary', 'small')} to={`${page}?gameCode=${chosen.game.gameCode}`}>
              {t('lottery.bet')}
            </Link>
            <Link className={buttonClass('quiet', 'small')} to={page}>
              {t('lottery.close')}
            </Link>
          </div>
          <Results game={chosen.game} />
        </section>
      )}
      {games.length === 0 ? (
        <Message icon={<Search />} title={t('lottery.none')} text={t('lottery.noneText')} />
      ) : (
        <TableList
          label={title}
          games={games}
          renderMore={({ gameCode, displayName }) => (
            <>
              <Link
                className={buttonClass('outline', 'small')}
                to={`${page}?gameCode=${gameCode}`}
                aria-label={`${t('lottery.bet')}: ${displayName}`}
              >
                {t('lottery.bet')}
              </Link>
              <Link
                className={buttonClass('quiet', 'small')}
                to={`${page}?view=lobby&gameCode=${gameCode}`}
                aria-label={t('lottery.resultsOf', { name: displayName })}
              >
                {t('lottery.results')}
              </Link>
            </>
          )}
        />
      )}
    </>
  );
};
