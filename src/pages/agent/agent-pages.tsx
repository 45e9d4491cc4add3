import type { ReactNode } from 'react';
import { TermsWatch } from '../../features/accept-terms/index.ts';
import { accountTexts, agentTexts } from '../../shared/i18n/word-groups.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import styles from './layout/agent-centre.module.css';
import { AgentCentre } from './layout/agent-centre.tsx';
import { AgentLoginPage } from './login/agent-login-page.tsx';

const waiting = (
  <LateGuard>
    <Skeleton className={styles.waiting} />
  </LateGuard>
);

interface Props {
  /** The agent login instead of the centre. */
  login?: boolean;
  /** The member's pages that are shown in the frame of the centre. */
  deposit?: ReactNode;
  withdraw?: ReactNode;
  /** For an address that is no section of the centre. */
  notFound?: ReactNode;
}

/** The agent part of the site, with its own texts: the agent login or the agent centre. */
export default function AgentPages({ login = false, deposit, withdraw, notFound }: Props) {
  return (
    <WhenTranslated texts={agentTexts} waiting={waiting}>
      <TermsWatch />
      <WhenTranslated texts={accountTexts} waiting={waiting}>
        {login ? <AgentLoginPage /> : <AgentCentre framed={{ deposit, withdraw, notFound }} />}
      </WhenTranslated>
    </WhenTranslated>
  );
}
