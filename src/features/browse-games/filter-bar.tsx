import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Chip, ChipRow } from '../../shared/ui/chip.tsx';
import { FilterSelect } from '../../shared/ui/filter-select.tsx';
import type { GameList } from './model.ts';
import styles from './filter-bar.module.css';

interface Props {
  list: Pick<GameList, '$filters' | '$classes' | '$classNames' | '$vendors' | 'vendorChosen' | 'classChosen'>;
  /** Names the list that this bar filters. */
  label: string;
}

/** The kinds of game as chips, the vendors as a select. */
export const FilterBar = ({ list, label }: Props) => {
  const { t } = useTranslation();
  const view = useUnit({
    filters: list.$filters,
    classes: list.$classes,
    classNames: list.$classNames,
    vendors: list.$vendors,
    onVendor: list.vendorChosen,
    onClass: list.classChosen,
  });
  const className = (key: string) => view.classNames[key] ?? t(`games.classify.${key}` as 'games.classify.ALL');
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      {view.vendors.length > 1 && (
        <FilterSelect
          label={t('games.vendor')}
          value={view.filters.vassalage}
          options={[
            { value: 'ALL', title: t('games.allVendors') },
            ...view.vendors.map(({ vassalage, name }) => ({ value: vassalage, title: name })),
          ]}
          onValue={view.onVendor}
        />
      )}
      <ChipRow>
        {view.classes.map((key) => (
          <Chip key={key} chosen={key === view.filters.classify} onClick={() => view.onClass(key)}>
            {className(key)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
};
