import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Chip, ChipRow } from '../../shared/ui/chip.tsx';
import type { GameList } from './model.ts';
import { VendorSelect } from './vendor-select.tsx';
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
    onClass: list.classChosen,
  });
  const className = (key: string) => view.classNames[key] ?? t(`games.classify.${key}` as 'games.classify.ALL');
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <VendorSelect list={list} />
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
