import { TermsWatch } from '../../features/accept-terms/terms-watch.tsx';
import { accountWords, agentWords } from '../../shared/i18n/word-groups.ts';
import { Awaited } from '../../shared/ui/awaited.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WithWords } from '../../shared/ui/with-words.tsx';
import styles from './agent-centre.module.css';
import { AgentCentre } from './agent-centre.tsx';
import { AgentLoginPage } from './agent-login-page.tsx';

const waiting = (
  <Awaited>
    <Skeleton className={styles.waiting} />
  </Awaited>
);

/** The agents' part of the site, with words of its own: the door, or the centre behind it. */
export default function AgentPages({ door = false }: { door?: boolean }) {
  return (
    <WithWords words={agentWords} waiting={waiting}>
      <TermsWatch />
      <WithWords words={accountWords} waiting={waiting}>
        {door ? <AgentLoginPage /> : <AgentCentre />}
      </WithWords>
    </WithWords>
  );
}
