import type { TFunction } from 'i18next';
import type { DetailOf, OfferedDraw } from '../../../../contract/draws.ts';
import { drawLabel } from '../../../../contract/campaign-label.ts';
import type { PrizeWriting } from '../../../entities/awards/index.ts';
import { formatMoney } from '../../../shared/format/money.ts';

/** How texts of draws are written: the language, and the currency of their amounts. */
export type Writing = PrizeWriting;

export const moneyText = ({ currency, exponent, locale }: Writing, amount: number): string =>
  formatMoney({ amount, currency, exponent }, locale);

export const numberText = (locale: string, value: number): string => new Intl.NumberFormat(locale).format(value);

/** Millionths as a percentage with as many digits as they need: `0.1%`. */
export const oddsText = (odds: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(odds / 1_000_000);

/** What a draw offers, in a line. */
export const drawOffer = (writing: Writing, { detail }: Pick<OfferedDraw, 'detail'>): string => {
  const { t } = writing;
  switch (detail.kind) {
    case 'wheel':
      return t('draws.offers.wheel');
    case 'raffle':
      return t('draws.offers.raffle', { amount: moneyText(writing, detail.perTicket) });
    case 'sign_in':
      return t('draws.offers.sign_in', { count: detail.days.length });
  }
};

/** The word of a draw's label; null where it says nothing. */
export const labelText = (t: TFunction, draw: OfferedDraw): { label: string; text: string } | null => {
  const label = drawLabel(draw);
  const { detail } = draw;
  if (detail.kind === 'raffle' && label === null && detail.phase === 'drawn')
    return { label: 'drawn', text: t('draws.labels.raffle.drawn') };
  switch (label) {
    case 'claim':
      return detail.kind === 'raffle' ? null : { label, text: t(`draws.labels.${detail.kind}.claim`) };
    case 'claimed':
      return detail.kind === 'sign_in' ? null : { label, text: t(`draws.labels.${detail.kind}.claimed`) };
    case 'signed':
      return { label, text: t('draws.labels.sign_in.signed') };
    case 'join':
    case 'process':
      return { label, text: t(`draws.labels.raffle.${label}`) };
    case 'coming':
      return { label, text: t(`draws.labels.${detail.kind}.coming`) };
    default:
      return null;
  }
};

/** How far the next ticket is filled, 0 to `perTicket`, and what is left of it. */
export const nextTicket = ({
  perTicket,
  maxTickets,
  own,
}: Pick<DetailOf<'raffle'>, 'perTicket' | 'maxTickets' | 'own'>) => {
  const stake = Math.max(0, own?.stake ?? 0);
  const isFull = maxTickets !== null && (own?.tickets ?? 0) >= maxTickets;
  const filled = stake % perTicket;
  return { filled, left: perTicket - filled, isFull };
};
