import { useTranslation } from 'react-i18next';
import type { OfferedCampaign } from '../../../contract/awards.ts';
import {
  AwardMeter,
  AwardTerms,
  GameLinks,
  offerText,
  runsText,
  Term,
  termsLine,
} from '../../entities/awards/index.ts';
import { useOpenAwards } from '../../entities/wallet/awards.ts';
import { OwnShare, TakePart } from '../../features/awards/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Panel } from '../../shared/ui/panel.tsx';
import { LabelChip } from './offer-card.tsx';
import { OfferPicture } from './offer-picture.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { TimeLeft } from './time-left.tsx';
import styles from './promotions.module.css';

interface Props {
  campaign: OfferedCampaign;
  currency: string;
  exponent: number;
}

/** MEM-06: everything about a campaign before the member takes part, its one action, and the member's progress. */
export const CampaignView = ({ campaign, currency, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const terms = { reward: campaign.reward, requirement: campaign.requirement, currency, exponent };
  return (
    <article className={styles.campaign}>
      <header className={styles.hero}>
        <OfferPicture src={campaign.picture} className={styles.heroPicture} />
        <div className={styles.heroTexts}>
          <p className={styles.facts}>
            <LabelChip campaign={campaign} />
            <TimeLeft campaign={campaign} />
            <span>{t(`awards.products.${campaign.product}`)}</span>
          </p>
          <h1 dir="auto">{campaign.title}</h1>
          <p className={styles.offer}>{offerText(t, terms, locale)}</p>
          <p className={styles.terms}>{termsLine(t, terms, locale)}</p>
          <TakePart campaign={campaign} />
        </div>
      </header>
      <Progress campaign={campaign} />
      <OwnShare {...{ campaign, currency, exponent }} />
      <div className={styles.body}>
        <Paragraphs text={campaign.body} />
      </div>
      <Panel title={t('awards.conditions')}>
        <AwardTerms {...terms} product={campaign.product} shut={campaign.shutGames.map(({ name }) => name)}>
          <Term title={t('awards.dates')}>{runsText(t, campaign, locale)}</Term>
          <Term title={t('awards.forWhom')}>
            <ForWhom campaign={campaign} />
          </Term>
        </AwardTerms>
      </Panel>
    </article>
  );
};

const ForWhom = ({ campaign }: { campaign: OfferedCampaign }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { audience, maxEach, reviewed, oncePer, reward } = campaign;
  const { registeredFromMs, registeredToMs, hasDeposited, levels } = audience;
  const signals = new Intl.ListFormat(locale, { type: 'disjunction' });
  const isOnce = reward.kind === 'fixed' || reward.kind === 'free_rounds';
  const conditions = [
    registeredFromMs !== undefined && t('awards.audience.from', { when: formatInstant(registeredFromMs, locale) }),
    registeredToMs !== undefined && t('awards.audience.to', { when: formatInstant(registeredToMs, locale) }),
    levels !== undefined && t('awards.audience.levels', { levels: new Intl.ListFormat(locale).format(levels) }),
    hasDeposited === true && t('awards.audience.deposited'),
    hasDeposited === false && t('awards.audience.notDeposited'),
    reward.kind === 'deposit_match' && reward.nth !== null && t('awards.audience.nth', { nth: reward.nth }),
    (isOnce || maxEach !== null) && t('awards.audience.each', { count: isOnce ? 1 : (maxEach ?? 1) }),
    reviewed && t('awards.audience.reviewed'),
    oncePer.length > 0 &&
      t('awards.audience.oncePer', {
        signals: signals.format(oncePer.map((each) => t(`awards.audience.signals.${each}`))),
      }),
  ].filter((text): text is string => Boolean(text));
  const isOpen = Object.values(audience).every((each) => each === undefined);
  return (
    <>
      {isOpen && <span>{t('awards.everybody')}</span>}
      {conditions.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </>
  );
};

/** The member's running award of this campaign. It moves with each bet. */
const Progress = ({ campaign }: { campaign: OfferedCampaign }) => {
  const { t } = useTranslation();
  const known = useOpenAwards();
  const award = known?.list.find(({ campaign: code, state }) => code === campaign.code && state === 'active');
  if (!known || !award) return null;
  const { reward } = campaign;
  return (
    <Panel title={t('awards.progress')}>
      <AwardMeter award={award} title={campaign.title} currency={known.currency} exponent={known.exponent} />
      {reward.kind === 'free_rounds' && award.roundsLeft > 0 && (
        <GameLinks games={reward.games} label={t('awards.roundsGames')} />
      )}
    </Panel>
  );
};
