import { formatAmount } from '../format/money.ts';
import { useLocale } from '../format/use-locale.ts';
import { classes } from './classes.ts';
import styles from './money.module.css';

interface Props {
  amount: number;
  exponent: number;
  currency?: string;
  /** Shows the sign: a plus for credits. */
  signed?: boolean;
  /** Coloured by its sign, which carries the same information. For an agent, what players win is a loss. */
  toned?: boolean | 'agent';
  className?: string;
}

/** An amount of money, isolated from the direction of the surrounding text. */
export const Money = ({ amount, exponent, currency, signed, toned, className }: Props) => {
  const locale = useLocale();
  const isGain = toned === 'agent' ? amount < 0 : amount > 0;
  const tone = toned && amount !== 0 ? (isGain ? styles.gain : styles.loss) : undefined;
  return (
    <bdi dir="ltr" className={classes(styles.money, tone, className)}>
      {signed && amount > 0 ? '+' : ''}
      {formatAmount(amount, exponent, locale)}
      {currency && <span className={styles.currency}>{` ${currency}`}</span>}
    </bdi>
  );
};
