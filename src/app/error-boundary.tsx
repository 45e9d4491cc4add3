import { useUnit } from 'effector-react';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../contract/limits.ts';
import { $service } from '../entities/site/index.ts';
import { sessionKept } from '../shared/lib/storage.ts';
import { Button, buttonClass } from '../shared/ui/button.tsx';
import { CircleAlert } from '../shared/ui/icons.ts';
import { Message } from '../shared/ui/message.tsx';
import { failureOf, partFailed } from './part-failure.ts';
import styles from './layout/broken-page.module.css';

const TRIED = 'reloadedAt';
/** A second failure within this time is not solved by a reload. A late part fails only after its timeout. */
const AGAIN_MS = LIMITS.chunkTimeoutMs + LIMITS.reloadTrialMs;

/** A page that crashed, or a part of it that did not load: an explanation and a next step (SYS-11). */
const BrokenPage = ({ error }: { error: Error }) => {
  const kind = failureOf(error);
  const { t } = useTranslation();
  const [{ contact }, failed] = useUnit([$service, partFailed]);
  useEffect(() => void failed(error), [failed, error]);
  const [tried] = useState(() => Date.now() - Number(sessionKept.getItem(TRIED) ?? 0) < AGAIN_MS);
  const reload = () => {
    sessionKept.setItem(TRIED, String(Date.now()));
    window.location.reload();
  };
  return (
    <div className={styles.page}>
      <Message
        alert
        icon={<CircleAlert />}
        title={t(`site.broken.${kind}`)}
        text={t(`site.${tried ? 'stillBroken' : kind === 'crash' ? 'crashedText' : 'chunkText'}`)}
      >
        <Button tone={tried ? 'outline' : 'primary'} onClick={reload}>
          {t('site.reload')}
        </Button>
        {tried && contact && (
          <a className={buttonClass('primary')} href={contact} target="_blank" rel="noreferrer">
            {t('shell.contact')}
          </a>
        )}
      </Message>
    </div>
  );
};

/** Shows an error in the visitor's language with a next step (SYS-11). A part that did not load is not an error of the page. */
export class ErrorBoundary extends Component<{ children: ReactNode; inPlace?: boolean }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // A part that did not load concerns the whole page. A page that crashed keeps the navigation.
    if (this.props.inPlace && failureOf(error) !== 'crash') throw error;
    return <BrokenPage error={error} />;
  }
}
