import { useTranslation } from 'react-i18next';
import type { BillDetail, BillPart } from '../../../../contract/salary.ts';
import { decimalsOf, formatExact, inMillionths } from '../../../shared/format/exact.ts';
import { formatAmount } from '../../../shared/format/money.ts';
import { formatShare } from '../../../shared/format/share.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Table, type Column } from '../../../shared/ui/table.tsx';
import styles from './bill-page.module.css';
import { EarlierBill } from './earlier-bill.tsx';
import { amountKey } from './use-bill-state.ts';
import { useSummands } from './use-summands.ts';

/** A part, or a line that leads from the sum of the parts to the amount paid. */
interface Line {
  key: string;
  name: string;
  part: BillPart | null;
  exact: string;
  total?: boolean;
}

/** All lines of a bill. They sum to the amount exactly. */
export const BillLines = ({ bill }: { bill: BillDetail }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const summands = useSummands(bill);
  const { exponent, currency } = bill.amount;
  const decimals = decimalsOf(
    [...bill.parts, ...summands].map(({ exact }) => exact),
    exponent,
  );
  const nameOf = ({ who, account }: BillPart) => (who === 'self' ? t('bill.self') : t(`bill.${who}`, { account }));
  const partLines = (parts: BillPart[]): Line[] =>
    parts.map((part) => ({
      key: `${part.who} ${part.account} ${part.rateBelow} ${part.paidBy?.id ?? ''}`,
      name: nameOf(part),
      part,
      exact: part.exact,
    }));
  const isShare = bill.loss !== null;
  const lines: Line[] = isShare
    ? partLines(bill.parts)
    : [
        ...partLines(bill.parts.filter(({ paidBy }) => paidBy === null)),
        // Pay taken back is listed line by line in place of its sum.
        ...summands.flatMap(({ key, name, exact }) =>
          key === 'takenBack' && !isShare
            ? partLines(bill.parts.filter(({ paidBy }) => paidBy !== null))
            : [{ key, name, part: null, exact }],
        ),
        { key: 'paid', name: t(amountKey(bill)), part: null, exact: inMillionths(bill.amount.amount), total: true },
      ];
  const ratesOf = ({ rateBelow, difference, paidBy }: BillPart) => {
    const own = paidBy?.rate ?? bill.rate;
    const rates = {
      own: formatShare(own, locale),
      below: formatShare(rateBelow, locale),
      difference: formatShare(difference, locale),
    };
    // For bets below an agent with a higher rate the difference is zero, never negative.
    return rateBelow > own ? t('bill.ratesNone', rates) : t('bill.rates', rates);
  };
  const columns: Column<Line>[] = [
    {
      key: 'who',
      title: t('bill.who'),
      cell: ({ name, total, part }) => (
        <div>
          {total ? <strong>{name}</strong> : <bdi>{name}</bdi>}
          {part?.paidBy && <EarlierBill {...part.paidBy} kind={bill.kind} />}
        </div>
      ),
    },
    {
      key: 'bets',
      title: t('bill.betCount'),
      figure: true,
      cell: ({ part }) => part && <bdi dir="ltr">{formatAmount(part.bets, 0, locale)}</bdi>,
    },
    {
      key: 'stake',
      title: t('bill.stake'),
      figure: true,
      cell: ({ part }) => part && <Money amount={part.stake} exponent={exponent} />,
    },
    {
      key: 'loss',
      title: t('bill.loss'),
      figure: true,
      cell: ({ part }) => part && <Money amount={part.netLoss} exponent={exponent} />,
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
  ];
  return (
    <>
      <p className={styles.hint}>{t(isShare ? 'bill.shareLinesText' : 'bill.linesText')}</p>
      <Table
        caption={t('bill.lines')}
        rows={lines}
        rowKey={({ key }) => key}
        columns={columns.filter(({ key }) => (isShare ? key !== 'rates' && key !== 'pay' : key !== 'loss'))}
      />
    </>
  );
};
