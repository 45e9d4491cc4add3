import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { $isAgent } from '../../entities/session/index.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import columns from '../../shared/ui/columns.module.css';
import { MemberPage } from '../../widgets/member-page/member-page.tsx';

// In a chunk of its own: the first page names the files of each page that it can open.
const Inbox = lazy(async () => ({ default: (await import('../../features/inbox/lazy.ts')).Inbox }));

/** MEM-02 messageV2: the member's inbox. */
export default function InboxPage() {
  const isAgent = useUnit($isAgent);
  return (
    <MemberPage
      head={(t) => ({ title: t('inbox.title'), text: t(isAgent ? 'inbox.agentText' : 'inbox.text') })}
      guest={(t) => ({ title: t('member.loginTitle'), text: t('member.loginText') })}
    >
      <Suspense fallback={<Skeleton className={columns.waiting} />}>
        <Inbox forAgent={isAgent} />
      </Suspense>
    </MemberPage>
  );
}
