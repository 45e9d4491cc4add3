import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayContract } from '../../../contract/contracts.ts';
import { Table } from '../../shared/ui/table.tsx';
import { differencesOf, type Difference } from './differences.ts';
import styles from './pay-contracts.module.css';
import { useTerms } from './use-terms.ts';

interface Row {
  key: string;
  title: string;
  before: ReactNode;
  after: ReactNode;
}

/** The terms that differ from the previously agreed version: each as it was and as it is. */
export const ChangesView = ({ before, after }: { before: PayContract | null; after: PayContract }) => {
  const { t } = useTranslation();
  const { number, tierField, tierText, term } = useTerms();
  if (!before) return <p className={styles.hint}>{t('contracts.first')}</p>;

  const rowsOf = (each: Difference): Row[] => {
    switch (each.what) {
      case 'added':
        return [rowOf(`added ${each.place}`, t('contracts.tierAdded', placeOf(each)), null, tierText(each.tier))];
      case 'removed':
        return [rowOf(`removed ${each.place}`, t('contracts.tierRemoved', placeOf(each)), tierText(each.tier), null)];
      case 'changed':
        return each.fields.map((field) =>
          rowOf(
            `${each.place} ${field}`,
            t(`contracts.tierField.${field}`, placeOf(each)),
            <bdi>{tierField(each.before, field)}</bdi>,
            <bdi>{tierField(each.after, field)}</bdi>,
          ),
        );
      case 'term': {
        const { field } = each;
        return [
          rowOf(
            field,
            t(`contracts.terms.${field}`),
            <bdi>{term(each.before, field)}</bdi>,
            <bdi>{term(each.after, field)}</bdi>,
          ),
        ];
      }
    }
  };
  const rows = differencesOf(before.terms, after.terms).flatMap(rowsOf);
  if (rows.length === 0) return <p className={styles.hint}>{t('contracts.same', { version: before.version })}</p>;
  return (
    <Table
      caption={t('contracts.fromVersion', { version: before.version })}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'field', title: t('contracts.field'), cell: ({ title }) => <b className={styles.what}>{title}</b> },
        {
          key: 'before',
          title: number(before),
          cell: (row) => <span className={styles.old}>{row.before ?? t('contracts.nothing')}</span>,
        },
        {
          key: 'after',
          title: number(after),
          cell: (row) => <span className={styles.new}>{row.after ?? t('contracts.nothing')}</span>,
        },
      ]}
    />
  );
};

const placeOf = ({ place }: { place: number }) => ({ place: place + 1 });
const rowOf = (key: string, title: string, before: ReactNode, after: ReactNode): Row => ({
  key,
  title,
  before,
  after,
});
