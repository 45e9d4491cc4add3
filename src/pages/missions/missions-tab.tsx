import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { MISSION_PERIODS, type MissionPeriod } from '../../../contract/mission-terms.ts';
import type { OwnMission } from '../../../contract/missions.ts';
import {
  $missions,
  $missionsFailure,
  missionsRequested,
  missionsView,
  usePeriodEnd,
} from '../../features/missions/index.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Trophy } from '../../shared/ui/icons.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { EndsIn } from './ends-in.tsx';
import { MissionCard } from './mission-card.tsx';
import styles from './missions.module.css';

/** The member's missions by period, those that can be claimed first. */
export const MissionsTab = () => {
  const { t } = useTranslation();
  useLifecycle(missionsView);
  const view = useUnit({ missions: $missions, failure: $missionsFailure, retry: missionsRequested });
  usePeriodEnd(view.missions?.list ?? NONE);
  if (!view.missions)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={() => view.retry()} />
    ) : (
      <Skeleton className={styles.waiting} />
    );
  const { list, excluded, ...money } = view.missions;
  if (list.length === 0)
    return (
      <Message
        icon={<Trophy />}
        title={t(excluded ? 'missions.excluded' : 'missions.none')}
        text={t(excluded ? 'missions.excludedText' : 'missions.noneText')}
      />
    );
  return (
    <div className={styles.sections}>
      <Section title={t('missions.toClaim')} list={list.filter(({ state }) => state === 'reached')} {...money} />
      {MISSION_PERIODS.map((period) => (
        <Section
          key={period}
          period={period}
          title={t(`missions.periods.${period}`)}
          list={list.filter((mission) => mission.period === period && mission.state !== 'reached')}
          {...money}
        />
      ))}
    </div>
  );
};

const NONE: readonly OwnMission[] = [];

interface Props {
  title: string;
  /** Absent: of several periods. */
  period?: MissionPeriod;
  list: readonly OwnMission[];
  currency: string;
  exponent: number;
}

const Section = ({ title, period, list, ...money }: Props) => {
  const [first] = list;
  if (!first) return null;
  return (
    <section aria-label={title}>
      <header className={styles.sectionHead}>
        <h2>{title}</h2>
        {period && period !== 'once' && <EndsIn atMs={first.endsAtMs} />}
      </header>
      <ul className={styles.cards}>
        {list.map((mission) => (
          <MissionCard key={`${mission.code} ${mission.from}`} mission={mission} {...money} />
        ))}
      </ul>
    </section>
  );
};
