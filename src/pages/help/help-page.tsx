import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { $isLoggedIn } from '../../entities/session/index.ts';
import { $brandName } from '../../entities/site/index.ts';
import { BalanceFigure } from '../../entities/wallet/lazy.ts';
import { ConnectionMark } from '../../features/connection/connection-mark.tsx';
import { useTitle } from '../../shared/lib/use-title.ts';
import { Info } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Topics } from './topics.tsx';
import { $failure, $topics, helpOpened } from './model.ts';
import styles from './help-page.module.css';

/** NAV-04: the help centre, its topics as anchors; `bare` renders it without the shell. */
export default function HelpPage({ bare = false }: { bare?: boolean }) {
  const { t } = useTranslation();
  const { hash, pathname } = useLocation();
  const view = useUnit({
    topics: $topics,
    failure: $failure,
    brand: $brandName,
    isLoggedIn: $isLoggedIn,
    opened: helpOpened,
  });
  const { opened, topics } = view;
  useTitle(t('site.help'), view.brand);
  useEffect(() => {
    opened();
  }, [opened]);
  useEffect(() => {
    if (topics && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [topics, hash]);
  // Without the shell there is no `main` element around it.
  const Part = bare ? 'main' : 'div';
  return (
    <Part className={bare ? styles.bare : undefined}>
      {bare && view.isLoggedIn && (
        // PP-07: without the header, the page shows the balance.
        <p className={styles.balance}>
          <ConnectionMark />
          <BalanceFigure />
        </p>
      )}
      <PageHead title={t('site.help')} />
      {view.failure && !topics && <LoadFailed failure={view.failure} onRetry={() => opened()} />}
      {topics?.length === 0 && <Message icon={<Info />} title={t('site.helpEmpty')} text={t('site.helpEmptyText')} />}
      <div className={styles.help}>
        {!topics && !view.failure && <Skeleton className={styles.waiting} />}
        {topics && topics.length > 0 && (
          <nav className={styles.topics} aria-label={t('site.helpTopics')}>
            {topics.map((topic) => (
              <Link key={topic.anchor} to={`${pathname}#${topic.anchor}`} dir="auto">
                {topic.title}
              </Link>
            ))}
          </nav>
        )}
        <div className={styles.text}>
          <Topics topics={topics} />
        </div>
      </div>
    </Part>
  );
}
