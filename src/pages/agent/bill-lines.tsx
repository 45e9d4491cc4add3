import { useTranslation } from 'react-i18next';
import type { BillDetail, BillPart } from '../../../contract/salary.ts';
import { decimalsOf, formatExact, inMillionths } from '../../shared/format/exact.ts';
import { formatShare } from '../../shared/format/share.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import { Table } from '../../shared/ui/table.tsx';
import styles from './bill-page.module.css';
import { useCapName } from './use-cap-name.ts';

/** A part, or one of the lines that bring the parts' sum to the amount paid. */
interface Line {
  key: string;
  name: string;
  part: BillPart | null;
  exact: string;
  total?: boolean;
}

/** All lines of a bill: they sum to the amount exactly. */
export const BillLines = ({ bill }: { bill: BillDetail }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const capName = useCapName(bill);
  const { exponent, currency } = bill.amount;
  const cappedBy = inMillionths(bill.cappedBy);
  const decimals = decimalsOf([...bill.parts.map(({ exact }) => exact), bill.roundedBy], exponent);
  const nameOf = ({ who, account }: BillPart) => (who === 'self' ? t('bill.self') : t(`bill.${who}`, { account }));
  const lines: Line[] = [
    ...bill.parts.map((part) => ({
      key: `${part.who} ${part.account} ${part.rateBelow}`,
      name: nameOf(part),
      part,
      exact: part.exact,
    })),
    { key: 'rounding', name: t('bill.roundedBy'), part: null, exact: bill.roundedBy },
    { key: 'cap', name: capName, part: null, exact: cappedBy },
    { key: 'paid', name: t('bill.paid'), part: null, exact: inMillionths(bill.amount.amount), total: true },
  ];
  const ratesOf = ({ rateBelow, difference }: BillPart) => {
    const rates = {
      own: formatShare(bill.rate, locale),
      below: formatShare(rateBelow, locale),
      difference: formatShare(difference, locale),
    };
    // Above an agent whose rate is higher nothing is left, and nothing is taken.
    return rateBelow > bill.rate ? t('bill.ratesNone', rates) : t('bill.rates', rates);
  };
  return (
    <>
      <p className={styles.hint}>{t('bill.linesText')}</p>
      <Table
        caption={t('bill.lines')}
        rows={lines}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'who',
            title: t('bill.who'),
            cell: ({ name, total }) => (total ? <strong>{name}</strong> : <bdi>{name}</bdi>),
          },
          { key: 'bets', title: t('bill.betCount'), figure: true, cell: ({ part }) => part?.bets },
          {
            key: 'stake',
            title: t('bill.stake'),
            figure: true,
            cell: ({ part }) => part && <Money amount={part.stake} exponent={exponent} />,
          },
          {
            key: 'rates',
            title: t('bill.difference'),
            figure: true,
            cell: ({ part }) => part && <bdi dir="ltr">{ratesOf(part)}</bdi>,
          },
          {
            key: 'pay',
            title: t('bill.pay', { currency }),
            figure: true,
            cell: ({ exact, total }) => (
              <bdi dir="ltr" className={total ? styles.sum : undefined}>
                {formatExact(exact, exponent, locale, decimals)}
              </bdi>
            ),
          },
        ]}
      />
    </>
  );
};
