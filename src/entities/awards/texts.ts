import type { TFunction } from 'i18next';
import type { Award, OfferedReward } from '../../../contract/awards.ts';
import { requiredOf, type Requirement } from '../../../contract/campaigns.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { daysText } from './time-texts.ts';

interface Currency {
  currency: string;
  exponent: number;
}

/** Terms of a campaign or an award with the currency of their amounts. */
export interface TermsShown extends Currency {
  reward: OfferedReward;
  requirement: Requirement;
}

/** `5×`, `1.5×` */
export const timesText = (thousandths: number, locale: string): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(thousandths / 1_000)}×`;

/** Thousandths, as `100%`. */
export const shareText = (thousandths: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(thousandths / 1_000);

/** What a reward offers: `100% of your deposit, up to 200.00 USD`. */
export const offerText = (t: TFunction, { reward, currency, exponent }: TermsShown, locale: string): string => {
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  switch (reward.kind) {
    case 'deposit_match':
      return t('awards.offers.match', { percent: shareText(reward.share, locale), max: money(reward.max) });
    case 'granted':
      return t('awards.offers.granted', { max: money(reward.max) });
    case 'cash_back':
    case 'rakeback':
      return t(`awards.offers.${reward.kind}.${reward.period}`, {
        percent: shareText(reward.share, locale),
        max: money(reward.max),
      });
    case 'birthday':
      return t('awards.offers.birthday', { amount: money(reward.amount) });
    case 'referral':
      return reward.to === 'invited'
        ? t('awards.offers.invited', { amount: money(reward.amount) })
        : t(`awards.offers.referral.${reward.when.event}`, { amount: money(reward.amount) });
    case 'fixed':
      return t('awards.offers.fixed', { amount: money(reward.amount) });
    case 'free_rounds':
      return t('awards.offers.rounds', { count: reward.rounds, stake: money(reward.stake) });
  }
};

/** What an award is: its free rounds, or its amount. */
export const awardText = (
  t: TFunction,
  { amount, terms }: Pick<Award, 'amount' | 'terms'>,
  money: Currency,
  locale: string,
): string =>
  terms.reward.kind === 'free_rounds'
    ? offerText(t, { ...terms, ...money }, locale)
    : formatMoney({ amount, ...money }, locale);

/** What a reward gives, in a sentence. */
export const rewardText = (t: TFunction, terms: TermsShown, locale: string): string => {
  const { reward, requirement, currency, exponent } = terms;
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  switch (reward.kind) {
    case 'deposit_match':
      return t('awards.rewardMatch', {
        percent: shareText(reward.share, locale),
        max: money(reward.max),
        min: money(reward.minDeposit),
      });
    case 'granted':
      return t('awards.rewardGranted', { max: money(reward.max) });
    case 'cash_back':
    case 'rakeback':
      return t(`awards.rewardOfPlay.${reward.kind}.${reward.period}`, {
        percent: shareText(reward.share, locale),
        min: money(reward.min),
        max: money(reward.max),
      });
    case 'birthday':
      return t('awards.rewardBirthday', { amount: money(reward.amount) });
    case 'referral':
      return t(`awards.${reward.to === 'invited' ? 'rewardInvited' : 'rewardReferral'}.${reward.when.event}`, {
        amount: money(reward.amount),
        min: 'min' in reward.when ? money(reward.when.min) : '',
        days: 'days' in reward.when ? daysText(reward.when.days, locale) : '',
      });
    case 'fixed':
      return t(requirement.factor === 0 ? 'awards.rewardFree' : 'awards.rewardFixed', {
        amount: money(reward.amount),
      });
    case 'free_rounds':
      return t(requirement.factor === 0 ? 'awards.rewardRoundsFree' : 'awards.rewardRounds', {
        rounds: offerText(t, terms, locale),
      });
  }
};

/** The terms in one line. */
export const termsLine = (t: TFunction, terms: TermsShown, locale: string): string => {
  const { reward, requirement, currency, exponent } = terms;
  const isOfRounds = reward.kind === 'free_rounds';
  const play =
    requirement.factor === 0
      ? t(isOfRounds ? 'awards.line.won' : 'awards.line.free')
      : t(isOfRounds ? 'awards.line.playWon' : 'awards.line.play', {
          times: timesText(requirement.factor, locale),
          days: daysText(requirement.days, locale),
        });
  if (reward.kind !== 'deposit_match') return play;
  const amount = formatMoney({ amount: reward.minDeposit, currency, exponent }, locale);
  return `${t('awards.line.minDeposit', { amount })} · ${play}`;
};

/** An example in figures: what comes for which deposit, and what has to be staked for it. */
export const exampleOf = ({ reward, requirement }: Pick<TermsShown, 'reward' | 'requirement'>) => {
  if (reward.kind !== 'deposit_match') {
    const bonus = amountOf(reward);
    return { deposit: null, bonus, required: requiredOf(bonus, requirement) };
  }
  const whole = Math.ceil((reward.max * 1_000) / reward.share);
  const deposit = Math.max(reward.minDeposit, whole);
  const bonus = Math.min(reward.max, Math.floor((deposit * reward.share) / 1_000));
  return { deposit, bonus, required: requiredOf(bonus, requirement) };
};

/** The most that a reward brings; of free rounds, what they would cost. */
const amountOf = (reward: Exclude<OfferedReward, { kind: 'deposit_match' }>): number => {
  if (reward.kind === 'free_rounds') return reward.rounds * reward.stake;
  return 'max' in reward ? reward.max : reward.amount;
};

/** What is still to be played of an award. */
export const remainsOf = ({ required, met }: Pick<Award, 'required' | 'met'>): number => Math.max(0, required - met);
