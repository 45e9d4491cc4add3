import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { OwnMission } from '../../../contract/missions.ts';
import { CAMPAIGN_REFUSALS } from '../../../contract/campaigns.ts';
import { prizeText } from '../../entities/awards/index.ts';
import {
  $claimFailure,
  $claiming,
  Condition,
  missionClaimed,
  type ClaimFailure,
} from '../../features/missions/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { Check } from '../../shared/ui/icons.ts';
import { Prize } from './prize.tsx';
import styles from './missions.module.css';

interface Props {
  mission: OwnMission;
  currency: string;
  exponent: number;
}

/** A mission in its period: what it asks, how far the member is, what it gives, and until when. */
export const MissionCard = ({ mission, ...money }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { title, summary, conditions, values, state, types, lapsesAtMs } = mission;
  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.cardHead}>
        <h3 dir="auto">{title}</h3>
        <Prize prize={mission.prize} {...money} />
      </div>
      {summary && <p dir="auto">{summary}</p>}
      <ul className={styles.conditions}>
        {conditions.map((condition, at) => (
          <Condition key={condition.kind + String(at)} condition={condition} value={values[at] ?? 0} {...money} />
        ))}
      </ul>
      <div className={styles.foot}>
        <small>
          {state === 'reached' && lapsesAtMs !== null
            ? t('missions.claimUntil', { when: formatInstant(lapsesAtMs, locale) })
            : types
              ? t('missions.inGames', {
                  games: new Intl.ListFormat(locale).format(types.map((type) => t(`games.type.${type}`))),
                })
              : t('missions.allGames')}
        </small>
        <Action mission={mission} {...money} />
      </div>
      <Refusal mission={mission} />
    </li>
  );
};

const Action = ({ mission, ...money }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ claiming: $claiming, onClaim: missionClaimed });
  const { state, code, from, prize, claimed, refusal } = mission;
  if (state === 'claimed')
    return (
      <span className={styles.done}>
        <Check aria-hidden /> {t('missions.states.claimed')}
      </span>
    );
  if (state !== 'reached') return claimed ? null : <small>{t('missions.atOnce')}</small>;
  if (!claimed && refusal === null) return <small>{t('missions.onItsWay')}</small>;
  return (
    <Button
      tone="primary"
      busy={view.claiming === `${code} ${from}`}
      onClick={() => view.onClaim({ code, from })}
      aria-label={t('missions.claimPrize', { title: mission.title, prize: prizeText({ t, locale, ...money }, prize) })}
    >
      {t('missions.claim')}
    </Button>
  );
};

const Refusal = ({ mission: { code, from, refusal } }: Pick<Props, 'mission'>) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const failure = useUnit($claimFailure);
  const own = failure?.claim === `${code} ${from}` ? failure : null;
  const known = CAMPAIGN_REFUSALS.find((each) => each === refusal);
  const text = (reason: NonNullable<ClaimFailure['reason']>) => t(`missions.refusals.${reason}`);
  return <FormError text={own ? (own.reason ? text(own.reason) : failureText(own)) : known ? text(known) : null} />;
};
