import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { OfferedCampaign } from '../../../contract/awards.ts';
import { Chip, ChipRow } from '../../shared/ui/chip.tsx';
import { filtersIn, productsOf, STATES } from './offers.ts';
import styles from './promotions.module.css';

/** MEM-06: filters by product and by state, kept in the address. */
export const FilterRow = ({ campaigns }: { campaigns: readonly OfferedCampaign[] }) => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const products = productsOf(campaigns);
  const choose = (name: 'product' | 'state', value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  if (campaigns.length === 0) return null;
  return (
    <div className={styles.filters}>
      <ChipRow role="group" aria-label={t('awards.filterState')}>
        <Chip chosen={filters.state === null} onClick={() => choose('state', null)}>
          {t('awards.all')}
        </Chip>
        {STATES.map((state) => (
          <Chip key={state} chosen={filters.state === state} onClick={() => choose('state', state)}>
            {t(`awards.filters.${state}`)}
          </Chip>
        ))}
      </ChipRow>
      {products.length > 1 && (
        <ChipRow role="group" aria-label={t('awards.filterProduct')}>
          <Chip chosen={filters.product === null} onClick={() => choose('product', null)}>
            {t('awards.allGames')}
          </Chip>
          {products.map((product) => (
            <Chip key={product} chosen={filters.product === product} onClick={() => choose('product', product)}>
              {t(`awards.products.${product}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  );
};
