import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../shared/ui/filter-select.tsx';
import type { GameList } from './model.ts';

interface Props {
  list: Pick<GameList, '$filters' | '$vendors' | 'vendorChosen'>;
  /** As in `FilterSelect`. */
  labelled?: boolean;
}

/** Chooses the vendor of a list; nothing where there is one alone. */
export const VendorSelect = ({ list, labelled }: Props) => {
  const { t } = useTranslation();
  const view = useUnit({ filters: list.$filters, vendors: list.$vendors, onVendor: list.vendorChosen });
  if (view.vendors.length < 2) return null;
  return (
    <FilterSelect
      label={t('games.vendor')}
      labelled={labelled}
      value={view.filters.vassalage}
      options={[
        { value: 'ALL', title: t('games.allVendors') },
        ...view.vendors.map(({ vassalage, name }) => ({ value: vassalage, title: name })),
      ]}
      onValue={view.onVendor}
    />
  );
};
