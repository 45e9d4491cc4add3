import { bookTexts } from '../../shared/i18n/word-groups.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { SlipPanel } from './slip-panel.tsx';
import styles from './slip.module.css';

/** The slip in a sheet. */
export default function SlipModal() {
  return (
    <WhenTranslated texts={bookTexts} waiting={<Skeleton className={styles.waiting} />}>
      <SlipPanel />
    </WhenTranslated>
  );
}
