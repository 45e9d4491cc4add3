import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { $isAgent } from '../../entities/session/index.ts';
import { MembersOnly } from '../../entities/session/lazy.ts';
import { $brandName } from '../../entities/site/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import columns from '../../shared/ui/columns.module.css';

// In a chunk of its own: the first page names the files of each page that it can open.
const Inbox = lazy(async () => ({ default: (await import('../../features/inbox/lazy.ts')).Inbox }));

const Content = () => {
  const { t } = useTranslation();
  const view = useUnit({ brand: $brandName, isAgent: $isAgent });
  useTitle(t('inbox.title'), view.brand);
  return (
    <>
      <PageHead title={t('inbox.title')} text={t(view.isAgent ? 'inbox.agentText' : 'inbox.text')} />
      <MembersOnly
        guest={{ title: t('member.loginTitle'), text: t('member.loginText') }}
        waiting={<Skeleton className={columns.waiting} />}
      >
        <Suspense fallback={<Skeleton className={columns.waiting} />}>
          <Inbox forAgent={view.isAgent} />
        </Suspense>
      </MembersOnly>
    </>
  );
};

const waiting = (
  <LateGuard>
    <Skeleton className={columns.waiting} />
  </LateGuard>
);

/** MEM-02 messageV2: the member's inbox. */
export default function InboxPage() {
  return (
    <WhenTranslated texts={accountTexts} waiting={waiting}>
      <Content />
    </WhenTranslated>
  );
}
