import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { $isAgent, $sessionKind } from '../../../entities/session/index.ts';
import { $brandName } from '../../../entities/site/index.ts';
import { useTitle } from '../../../shared/lib/use-title.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import styles from './agent-centre.module.css';
import { AgentBar } from './agent-bar.tsx';
import { AgentHead } from './agent-head.tsx';
import { AgentMenu } from './agent-menu.tsx';
import { AgentSection, type Framed } from './agent-section.tsx';
import { sectionOf } from './menu.ts';

/** AGT-01, AGT-02: the frame of the centre: the menu, the clock, the account, and one section. */
export const AgentCentre = ({ framed }: { framed: Framed }) => {
  const { t } = useTranslation();
  const section = sectionOf(useParams()['section']);
  const view = useUnit({ who: $sessionKind, isAgent: $isAgent, brand: $brandName });
  useTitle(t(section ? `agent.entries.${section}` : 'site.notFound'), view.brand);
  if (view.who === 'unknown') return <Skeleton className={styles.waiting} />;
  // Members who are not agents are redirected to the agent login (AUTH-14).
  if (!view.isAgent) return <Navigate replace to="/agent" />;
  return (
    <div className={styles.centre}>
      <a className={styles.skip} href="#agent-content">
        {t('ui.skipToContent')}
      </a>
      <AgentHead />
      <div className={styles.side}>
        <AgentMenu />
      </div>
      <main id="agent-content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <AgentSection framed={framed} />
        </Suspense>
      </main>
      <AgentBar />
    </div>
  );
};
