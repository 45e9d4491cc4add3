import type { StoreValue } from 'effector';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnMission } from '../../../contract/missions.ts';
import { prizeText } from '../../entities/awards/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Check } from '../../shared/ui/icons.ts';
import { Condition } from './condition.tsx';
import type { $gameBoard, $gameMissions } from './of-game.ts';
import { scoreText } from './score.ts';
import styles from './game-missions.module.css';

type Board = NonNullable<StoreValue<typeof $gameBoard>>;

interface Props {
  missions: StoreValue<typeof $gameMissions>;
  board: Board | null;
  linked: boolean;
}

/** The missions that a game moves with their progress, and the own rank in the leaderboard that it counts for. */
export const GameMissionsPanel = ({ missions, board, linked }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles.content}>
      <h2>{t('missions.ofGame.title')}</h2>
      {missions && missions.list.length > 0 && (
        <ul className={styles.missions}>
          {missions.list.map((mission) => (
            <Mission
              key={`${mission.code} ${mission.from}`}
              mission={mission}
              currency={missions.currency}
              exponent={missions.exponent}
            />
          ))}
        </ul>
      )}
      {board && <Race board={board} />}
      {linked && (
        <Link className={buttonClass('outline', 'small')} to="/member/missionLeaderboard">
          {t('missions.ofGame.all')}
        </Link>
      )}
    </div>
  );
};

const Mission = ({ mission, ...money }: { mission: OwnMission; currency: string; exponent: number }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { title, prize, state, conditions, values } = mission;
  return (
    <li className={styles.mission}>
      <p className={styles.head}>
        <b dir="auto">{title}</b>
        <span>{prizeText({ t, locale, ...money }, prize)}</span>
      </p>
      {state === 'reached' ? (
        <p className={styles.done}>
          <Check aria-hidden /> {t(mission.claimed ? 'missions.toClaim' : 'missions.onItsWay')}
        </p>
      ) : (
        <ul className={styles.conditions}>
          {conditions.map((condition, at) => (
            <Condition key={condition.kind + String(at)} condition={condition} value={values[at] ?? 0} {...money} />
          ))}
        </ul>
      )}
    </li>
  );
};

const Race = ({ board: { info, own, ...money } }: { board: Board }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const shown = (score: number) => scoreText(info.measure, score, money, locale);
  return (
    <section className={styles.mission} aria-label={info.title}>
      <p className={styles.head}>
        <b dir="auto">{info.title}</b>
        {own && <span>{t('missions.rank', { rank: own.rank.toLocaleString(locale) })}</span>}
      </p>
      {own ? (
        <p className={styles.way}>
          <span>
            {t(`missions.measures.${info.measure}.title`)}: <bdi>{shown(own.score)}</bdi>
          </span>
          <span>
            {own.next
              ? t('missions.distance', {
                  distance: shown(own.next.distance),
                  rank: own.next.rank.toLocaleString(locale),
                })
              : t('missions.first')}
          </span>
        </p>
      ) : (
        <p className={styles.way}>{t('missions.noRank')}</p>
      )}
    </section>
  );
};
