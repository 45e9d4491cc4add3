import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { tableTexts } from '../../shared/i18n/word-groups.ts';
import { Chip } from '../../shared/ui/chip.tsx';
import { FilterSelect } from '../../shared/ui/filter-select.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { $order, TABLE_ORDERS, tablesOrdered } from './model.ts';
import styles from './table-bar.module.css';

interface Props {
  isList: boolean;
  onList: (isList: boolean) => void;
}

/** Chooses between tiles and the list of tables, and the order of the list. */
export const TableBar = (props: Props) => (
  <WhenTranslated texts={tableTexts} waiting={null}>
    <Bar {...props} />
  </WhenTranslated>
);

const Bar = ({ isList, onList }: Props) => {
  const { t } = useTranslation();
  const { order, choose } = useUnit({ order: $order, choose: tablesOrdered });
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('tables.view')} className={styles.views}>
        <Chip chosen={isList} onClick={() => onList(true)}>
          {t('tables.asList')}
        </Chip>
        <Chip chosen={!isList} onClick={() => onList(false)}>
          {t('tables.asTiles')}
        </Chip>
      </div>
      {isList && (
        <FilterSelect
          label={t('tables.order')}
          value={order}
          options={TABLE_ORDERS.map((each) => ({ value: each, title: t(`tables.orderBy.${each}`) }))}
          onValue={choose}
        />
      )}
    </div>
  );
};
