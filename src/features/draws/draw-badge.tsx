import { useTranslation } from 'react-i18next';
import { useOpenDraws } from './open.ts';
import { drawTexts } from '../../shared/i18n/word-groups.ts';
import { CountBadge } from '../../shared/ui/count-badge.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import styles from './draw-badge.module.css';

/** MEM-06: how many wheels and sign-in calendars wait for the member, beside the name of their page. */
export default function DrawBadge({ beside }: { beside: 'line' | 'icon' }) {
  const count = useOpenDraws();
  return (
    count > 0 && (
      <WhenTranslated texts={drawTexts} waiting={null}>
        <Count count={count} beside={beside} />
      </WhenTranslated>
    )
  );
}

const Count = ({ count, beside }: { count: number; beside: 'line' | 'icon' }) => {
  const { t } = useTranslation();
  return (
    <span className={styles[beside]}>
      <CountBadge count={count} text={t('draws.toDo', { count })} />
    </span>
  );
};
