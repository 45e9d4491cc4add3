import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownlineStep } from '../../../contract/downlines.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { FormError } from '../../shared/ui/form.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { $found, $name, $searchFailure, nameTyped } from './tree.ts';
import styles from './downlines.module.css';

/** Finds members of the team by the beginning of their names, each with the way down to it. `place` links to a member's place. */
export const NameSearch = ({ place }: { place: (path: readonly DownlineStep[]) => ReactNode }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({ name: $name, found: $found, failure: $searchFailure, onName: nameTyped });
  const { found } = view;
  return (
    <search className={styles.search}>
      <SearchBox
        wide
        label={t('downlines.search')}
        placeholder={t('downlines.search')}
        value={view.name}
        onValue={view.onName}
      />
      <FormError text={view.failure && failureText(view.failure)} />
      <div role="status">
        {found && found.list.length === 0 && <p className={styles.hint}>{t('downlines.notFound')}</p>}
        {found && found.list.length > 0 && (
          <ul className={styles.found} aria-label={t('downlines.results')}>
            {found.list.map(({ path, isAgent }) => (
              <li key={path.at(-1)?.memberId}>
                {place(path)}
                <small>{t(isAgent ? 'downlines.agent' : 'downlines.player')}</small>
              </li>
            ))}
          </ul>
        )}
        {found?.hasMore && <p className={styles.hint}>{t('downlines.moreFound')}</p>}
      </div>
    </search>
  );
};
