import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $agentWordsFailed, $agentWordsReady, agentWordsNeeded } from '../../shared/i18n/agent-words-model.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CircleAlert } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './agent-centre.module.css';
import { AgentCentre } from './agent-centre.tsx';
import { AgentLoginPage } from './agent-login-page.tsx';

/** The agents' part of the site, with words of its own: the door, or the centre behind it. */
export default function AgentPages({ door = false }: { door?: boolean }) {
  const { t } = useTranslation();
  const view = useUnit({ ready: $agentWordsReady, failed: $agentWordsFailed, needed: agentWordsNeeded });
  const { needed } = view;
  useEffect(() => {
    needed();
  }, [needed]);
  if (!view.ready && view.failed)
    return (
      <Message alert icon={<CircleAlert />} title={t('home.failed')} text={t('failure.network_abnormal')}>
        <Button onClick={() => needed()}>{t('ui.tryAgain')}</Button>
      </Message>
    );
  if (!view.ready) return <Skeleton className={styles.waiting} />;
  return door ? <AgentLoginPage /> : <AgentCentre />;
}
