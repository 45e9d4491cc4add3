import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $site } from '../../entities/site/index.ts';
import { ListOptions, VendorSelect } from '../../features/browse-games/index.ts';
import { modalClosed } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { list } from './model.ts';
import styles from './filter-sheet.module.css';

/** Every filter of the list page below each other. A choice changes the list at once. */
export default function FilterSheet({ asTables }: { asTables: boolean }) {
  const { t } = useTranslation();
  const view = useUnit({ site: $site, total: list.$total, close: modalClosed });
  return (
    <div className={styles.sheet}>
      <VendorSelect list={list} labelled />
      {asTables || <ListOptions list={list} exponent={view.site?.brand.exponent ?? 2} labelled />}
      <Button tone="primary" data-autofocus onClick={() => view.close()}>
        {view.total === null ? t('ui.ok') : t('games.showFound', { count: view.total })}
      </Button>
    </div>
  );
}
