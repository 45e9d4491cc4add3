import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contributionOf, PRODUCT_OF, requiredOf, type Product } from '../../../contract/campaigns.ts';
import { GAME_TYPES } from '../../../contract/primitives.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { GameLinks } from './award-rounds.tsx';
import { exampleOf, rewardText, shareText, timesText, type TermsShown } from './texts.ts';
import { daysText } from './time-texts.ts';
import styles from './award-terms.module.css';

interface Props extends TermsShown {
  product: Product;
  /** The names of the games that are shut. */
  shut: readonly string[];
  /** What comes first: dates, who may take part. */
  children?: ReactNode;
}

/** One condition with its name. */
export const Term = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.term}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

/** All conditions of a campaign or an award, in words and figures. */
export const AwardTerms = ({ product, shut, children, ...terms }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { requirement, currency, exponent } = terms;
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  const days = daysText(requirement.days, locale);
  const isOfRounds = terms.reward.kind === 'free_rounds';
  // Free rounds take time, and what they win can be staked meanwhile.
  const isFree = requirement.factor === 0 && !isOfRounds;
  return (
    <dl className={styles.terms}>
      {children}
      <Term title={t('awards.reward')}>{rewardText(t, terms, locale)}</Term>
      {terms.reward.kind === 'free_rounds' && (
        <Term title={t('awards.roundsTitle')}>
          {t('awards.roundsText')}
          <GameLinks games={terms.reward.games} label={t('awards.roundsGames')} />
        </Term>
      )}
      {isFree ? (
        <Term title={t('awards.requirement')}>{t('awards.requirementNone')}</Term>
      ) : (
        <>
          <Term title={t('awards.requirement')}>
            {requirement.factor === 0
              ? t('awards.requirementNoneRounds')
              : t(isOfRounds ? 'awards.requirementTextRounds' : 'awards.requirementText', {
                  times: timesText(requirement.factor, locale),
                  days,
                })}
            {requirement.factor > 0 && <Example {...terms} product={product} />}
          </Term>
          <Term title={t('awards.contributions')}>
            {t('awards.contributionsText')}
            <ul className={styles.shares}>
              {GAME_TYPES.filter((type) => PRODUCT_OF[type] === product).map((type) => {
                const share = contributionOf(requirement, type);
                return (
                  <li key={type}>
                    <span>{t(`games.type.${type}`)}</span>
                    <b>{share === 0 ? t('awards.countsNot') : shareText(share / 1_000, locale)}</b>
                  </li>
                );
              })}
            </ul>
          </Term>
          <Term title={t('awards.order')}>{t('awards.orderText', { product: t(`awards.products.${product}`) })}</Term>
          <Term title={t('awards.maxStake')}>
            {requirement.maxStake === null
              ? t('awards.maxStakeNone')
              : t('awards.maxStakeText', { amount: money(requirement.maxStake) })}
          </Term>
          <Term title={t('awards.shut')}>
            {shut.length === 0
              ? t('awards.shutNone')
              : t('awards.shutText', { games: new Intl.ListFormat(locale).format(shut) })}
          </Term>
          <Term title={t('awards.maxConverted')}>
            {requirement.maxConverted === null
              ? t('awards.maxConvertedNone')
              : t('awards.maxConvertedText', { amount: money(requirement.maxConverted) })}
          </Term>
          <Term title={t('awards.expiry')}>
            {t('awards.expiryText', { days })} {t('awards.claimWithin')}
          </Term>
          <Term title={t('awards.cancel')}>{t('awards.cancelText')}</Term>
          <Term title={t('awards.withdraw')}>{t('awards.withdrawText')}</Term>
        </>
      )}
    </dl>
  );
};

/** The requirement in figures of this campaign, and what a game that counts less would take. */
const Example = ({ product, reward, requirement, currency, exponent }: TermsShown & { product: Product }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  const { deposit, bonus, required } = exampleOf({ reward, requirement });
  const lesser = GAME_TYPES.find(
    (type) =>
      PRODUCT_OF[type] === product &&
      contributionOf(requirement, type) > 0 &&
      contributionOf(requirement, type) < 1_000_000,
  );
  const share = lesser && contributionOf(requirement, lesser);
  return (
    <p className={styles.example}>
      <b>{t('awards.example')}</b>{' '}
      {deposit === null
        ? t(reward.kind === 'free_rounds' ? 'awards.exampleRounds' : 'awards.exampleFixed', {
            bonus: money(bonus),
            required: money(required),
          })
        : t('awards.exampleMatch', { deposit: money(deposit), bonus: money(bonus), required: money(required) })}
      {lesser && share && (
        <>
          {' '}
          {t('awards.exampleShare', {
            game: t(`games.type.${lesser}`),
            percent: shareText(share / 1_000, locale),
            required: money(Math.ceil((requiredOf(bonus, requirement) * 1_000_000) / share)),
          })}
        </>
      )}
    </p>
  );
};
