import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { CircleAlert } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import styles from './broken-page.module.css';

const TRIED = 'reloadedAt';
/** A second failure within this time is not cured by loading again. */
const AGAIN_MS = 60_000;

/** A page that broke, or a part of it that did not arrive: what it means, and a way on (SYS-11). */
export const BrokenPage = ({ kind }: { kind: 'chunk' | 'crash' }) => {
  const { t } = useTranslation();
  const [tried] = useState(() => Date.now() - Number(sessionStorage.getItem(TRIED) ?? 0) < AGAIN_MS);
  const reload = () => {
    sessionStorage.setItem(TRIED, String(Date.now()));
    window.location.reload();
  };
  return (
    <div className={styles.page}>
      <Message
        alert
        icon={<CircleAlert />}
        title={kind === 'chunk' ? t('site.chunk') : t('site.crashed')}
        text={tried ? t('site.stillBroken') : kind === 'chunk' ? t('site.chunkText') : t('site.crashedText')}
      >
        <Button tone="primary" onClick={reload}>
          {t('site.reload')}
        </Button>
      </Message>
    </div>
  );
};
