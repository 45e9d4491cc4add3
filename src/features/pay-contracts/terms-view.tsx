import { useTranslation } from 'react-i18next';
import type { PayKind, PayTerms } from '../../../contract/pay-terms.ts';
import { Money } from '../../shared/ui/money.tsx';
import { Table, type Column } from '../../shared/ui/table.tsx';
import styles from './pay-contracts.module.css';
import { useTerms } from './use-terms.ts';

const FACTS = ['activeFrom', 'minimumActive', 'cap'] as const;
const DIVIDEND_FACTS = [...FACTS, 'mode', 'carriesLoss'] as const;
/** The terms that a kind of contract has beside its tiers. */
export const factsOf = (kind: PayKind) => (kind === 'dividend' ? DIVIDEND_FACTS : FACTS);

/** Complete terms: the tiers, and what applies to all of them. */
export const TermsView = ({ kind, terms, caption }: { kind: PayKind; terms: PayTerms; caption: string }) => {
  const { t } = useTranslation();
  const { currency, exponent, rate, term } = useTerms();
  const rows = terms.tiers.map((tier, place) => ({ ...tier, place: place + 1 }));
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'tier', title: t('contracts.tier'), cell: ({ place }) => place },
    {
      key: 'turnover',
      title: t('contracts.turnoverFrom', { currency }),
      figure: true,
      cell: ({ turnover }) => <Money amount={turnover} exponent={exponent} />,
    },
    { key: 'active', title: t('contracts.activeFrom'), figure: true, cell: ({ active }) => active },
    {
      key: 'loss',
      title: t('contracts.lossFrom', { currency }),
      figure: true,
      cell: ({ loss }) => (loss === null ? t('contracts.nothing') : <Money amount={loss} exponent={exponent} />),
    },
    { key: 'rate', title: t('contracts.rate'), figure: true, cell: (tier) => <bdi>{rate(tier.rate)}</bdi> },
  ];
  const hasLoss = terms.tiers.some(({ loss }) => loss !== null);
  return (
    <div className={styles.terms}>
      <Table
        caption={caption}
        rows={rows}
        rowKey={({ place }) => place}
        columns={columns.filter(({ key }) => hasLoss || key !== 'loss')}
      />
      <dl className={styles.facts}>
        {factsOf(kind).map((field) => (
          <div key={field}>
            <dt>{t(`contracts.terms.${field}`)}</dt>
            <dd>
              <bdi>{term(terms, field)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
