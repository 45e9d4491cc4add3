import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Award } from '../../../contract/awards.ts';
import { awardText } from '../../entities/awards/index.ts';
import { $takePartFailure, $takingPart, claimRequested } from '../../features/awards/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { Gift } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { AwardHead } from './award-head.tsx';
import { RewardPage, type AwardsShown } from './reward-page.tsx';
import styles from './rewards.module.css';

/** MEM-01: what waits to be claimed, and what the operator checks. */
export default function RewardCenterPage() {
  return <RewardPage page="rewardCenter">{(shown) => <Content {...shown} />}</RewardPage>;
}

const Content = ({ list, currency, exponent }: AwardsShown) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const issued = list.filter(({ state }) => state === 'issued');
  const applying = list.filter(({ state }) => state === 'applying');
  return (
    <>
      <Panel title={t('awards.toClaim')}>
        {issued.length === 0 && (
          <Message icon={<Gift />} title={t('awards.toClaimEmpty')} text={t('awards.toClaimEmptyText')}>
            <Link className={buttonClass()} to="/promotions">
              {t('awards.seePromotions')}
            </Link>
          </Message>
        )}
        <ClaimError />
        <ul className={styles.rows}>
          {issued.map((award) => (
            <li key={award.id} className={styles.row}>
              <AwardHead {...{ award, currency, exponent }}>
                {award.lapsesAtMs !== null &&
                  t('awards.toClaimUntil', { when: formatInstant(award.lapsesAtMs, locale) })}
              </AwardHead>
              <ClaimButton award={award} amount={awardText(t, award, { currency, exponent }, locale)} />
            </li>
          ))}
        </ul>
      </Panel>
      {applying.length > 0 && (
        <Panel title={t('awards.checking')}>
          <ul className={styles.rows}>
            {applying.map((award) => (
              <li key={award.id} className={styles.row}>
                <AwardHead {...{ award, currency, exponent }}>
                  {t('awards.checkingText', { when: formatInstant(award.createdAtMs, locale) })}
                </AwardHead>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
};

const ClaimButton = ({ award, amount }: { award: Award; amount: string }) => {
  const { t } = useTranslation();
  const view = useUnit({ busy: $takingPart, onClaim: claimRequested });
  return (
    <Button tone="primary" busy={view.busy} onClick={() => view.onClaim(award.campaign)}>
      {t('awards.claim', { amount })}
    </Button>
  );
};

const ClaimError = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const failure = useUnit($takePartFailure);
  return (
    <FormError text={failure && (failure.reason ? t(`awards.refusals.${failure.reason}`) : failureText(failure))} />
  );
};
