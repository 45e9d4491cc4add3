import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { LeaderboardInfo } from '../../../contract/missions.ts';
import { prizeText } from '../../entities/awards/index.ts';
import { $board, $boardFailure, boardChosen, boardRequested, boardView } from '../../features/missions/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Chip } from '../../shared/ui/chip.tsx';
import { Trophy } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { BoardChat } from './board-chat.tsx';
import { EndsIn } from './ends-in.tsx';
import { OwnPlace } from './own-place.tsx';
import { Ranks } from './ranks.tsx';
import styles from './missions.module.css';

/** The leaderboards that run: live ranks, the own one, the way to the next, and the prizes. */
export const BoardTab = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  useLifecycle(boardView);
  const view = useUnit({ shown: $board, failure: $boardFailure, retry: boardRequested, onChoose: boardChosen });
  if (!view.shown)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={() => view.retry()} />
    ) : (
      <Skeleton className={styles.waiting} />
    );
  const { boards, info, board, ...money } = view.shown;
  if (!info || !board)
    return <Message icon={<Trophy />} title={t('missions.noBoard')} text={t('missions.noBoardText')} />;
  return (
    <div className={styles.boardPage}>
      {boards.length > 1 && (
        <div className={styles.chips} role="group" aria-label={t('missions.tabs.board')}>
          {boards.map(({ code, title }) => (
            <Chip key={code} chosen={code === info.code} onClick={() => view.onChoose(code)}>
              {title}
            </Chip>
          ))}
        </div>
      )}
      <div className={styles.boardColumns}>
        <Panel title={info.title} aside={<EndsIn atMs={info.endsAtMs} />}>
          {info.summary && <p dir="auto">{info.summary}</p>}
          <OwnPlace own={board.own} measure={info.measure} {...money} />
          {board.rows.length > 0 && <Ranks info={info} rows={board.rows} {...money} />}
          <div className={styles.boardFoot}>
            <small className={styles.asOf}>
              {t('missions.asOf', { when: formatInstant(board.asOfMs, locale), count: board.members })}
            </small>
            <BoardChat boardKey={info.key} />
          </div>
        </Panel>
        <Panel title={t('missions.prizes')}>
          <Prizes info={info} {...money} />
        </Panel>
      </div>
    </div>
  );
};

interface Props {
  info: LeaderboardInfo;
  currency: string;
  exponent: number;
}

/** The prizes by rank, and how the ranks are made. */
const Prizes = ({ info, ...money }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { prizes, measure, ties, minStake, settleHours, types } = info;
  const games = types && new Intl.ListFormat(locale).format(types.map((type) => t(`games.type.${type}`)));
  return (
    <>
      <dl className={styles.prizes}>
        {prizes.map(({ from, to, prize }) => (
          <div key={from}>
            <dt>
              {from === to
                ? t('missions.rank', { rank: from.toLocaleString(locale) })
                : t('missions.ranks', { from: from.toLocaleString(locale), to: to.toLocaleString(locale) })}
            </dt>
            <dd>{prizeText({ t, locale, ...money }, prize)}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.rules}>
        <li>{t(`missions.measures.${measure}.text`)}</li>
        {minStake !== null && (
          <li>{t('missions.minStakeText', { amount: formatMoney({ amount: minStake, ...money }, locale) })}</li>
        )}
        <li>{games ? t('missions.inGames', { games }) : t('missions.allGames')}</li>
        <li>{t(`missions.ties.${ties}`)}</li>
        {settleHours > 0 && <li>{t('missions.settle', { count: settleHours })}</li>}
        <li>{t('missions.paid')}</li>
      </ul>
    </>
  );
};
