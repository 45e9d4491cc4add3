import type { SessionView } from '../protocol.ts';
import { formatAmount } from './money.ts';

const AT_FIRST = 100;

/** The stake of the session that is chosen at first. */
export const stakeAtFirst = ({ stakes }: Pick<SessionView, 'stakes'>): number =>
  stakes.find((stake) => stake >= AT_FIRST) ?? stakes.at(-1) ?? AT_FIRST;

/** One stake that cannot be changed, as the stage shows it. */
export const chosen = (value: number, { exponent }: Pick<SessionView, 'exponent'>, locale: string) => [
  { value, text: formatAmount(value, exponent, locale) },
];

/** The stakes of the session, as the stage shows them. */
export const offered = (
  { stakes, exponent }: Pick<SessionView, 'stakes' | 'exponent'>,
  locale: string,
): { value: number; text: string }[] => stakes.map((value) => ({ value, text: formatAmount(value, exponent, locale) }));
