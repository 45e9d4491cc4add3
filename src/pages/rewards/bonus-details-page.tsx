import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Award } from '../../../contract/awards.ts';
import { AwardMeter, AwardRounds, AwardTerms } from '../../entities/awards/index.ts';
import { GiveUp } from '../../features/awards/index.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Gift } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { AwardHead } from './award-head.tsx';
import { EndedAward } from './ended-award.tsx';
import { RewardPage, type AwardsShown } from './reward-page.tsx';
import styles from './rewards.module.css';

/** MEM-01: the running awards with their progress, those that wait for them, and all that are over. */
export default function BonusDetailsPage() {
  return <RewardPage page="bonusDetails">{(shown) => <Content {...shown} />}</RewardPage>;
}

const OVER = ['completed', 'forfeited', 'expired', 'rejected'] as const;

const Content = ({ list, currency, exponent }: AwardsShown) => {
  const { t } = useTranslation();
  const money = { currency, exponent };
  const active = list.filter(({ state }) => state === 'active');
  const claimed = list.filter(({ state }) => state === 'claimed');
  const over = list.filter(({ state }) => OVER.some((each) => each === state));
  return (
    <>
      <Panel title={t('awards.active')}>
        {active.length === 0 && (
          <Message icon={<Gift />} title={t('awards.activeEmpty')} text={t('awards.activeEmptyText')}>
            <Link className={buttonClass()} to="/promotions">
              {t('awards.seePromotions')}
            </Link>
          </Message>
        )}
        <ul className={styles.rows}>
          {active.map((award) => (
            <li key={award.id} className={styles.active}>
              <AwardHead award={award} {...money} />
              <AwardRounds award={award} {...money} />
              <AwardMeter award={award} title={award.title} {...money} />
              <Conditions award={award} {...money} />
              <GiveUp award={award} {...money} />
            </li>
          ))}
        </ul>
      </Panel>
      {claimed.length > 0 && (
        <Panel title={t('awards.waiting')}>
          <ul className={styles.rows}>
            {claimed.map((award) => (
              <li key={award.id} className={styles.row}>
                <AwardHead award={award} {...money}>
                  {t('awards.waitingText', { product: t(`awards.products.${award.product}`) })}
                </AwardHead>
                <GiveUp award={award} {...money} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t('awards.history')}>
        {over.length === 0 && <p className={styles.none}>{t('awards.historyEmpty')}</p>}
        <ul className={styles.rows}>
          {over.map((award) => (
            <li key={award.id} className={styles.active}>
              <EndedAward award={award} {...money} />
              <Conditions award={award} {...money} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
};

/** The terms that the member accepted, on demand. */
const Conditions = ({ award, currency, exponent }: { award: Award; currency: string; exponent: number }) => {
  const { t } = useTranslation();
  return (
    <details className={styles.conditions}>
      <summary aria-label={t('awards.termsOf', { title: award.title })}>{t('awards.termsTitle')}</summary>
      <AwardTerms
        {...award.terms}
        {...{ currency, exponent }}
        product={award.product}
        shut={award.shutGames.map(({ name }) => name)}
      />
    </details>
  );
};
