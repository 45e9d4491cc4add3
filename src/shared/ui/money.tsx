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
  /** Coloured by its sign. The sign itself carries the same information. */
  toned?: boolean;
  className?: string;
}

/** An amount of money, isolated from the direction of the surrounding text. */
export const Money = ({ amount, exponent, currency, signed, toned, className }: Props) => {
  const locale = useLocale();
  const tone = toned && amount !== 0 ? (amount > 0 ? styles.gain : styles.loss) : undefined;
  return (
    <bdi dir="ltr" className={classes(styles.money, tone, className)}>
      {signed && amount > 0 ? '+' : ''}
      {formatAmount(amount, exponent, locale)}
      {currency && <span className={styles.currency}>{` ${currency}`}</span>}
    </bdi>
  );
};
