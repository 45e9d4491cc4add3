import { lazy, Suspense } from 'react';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import columns from '../../shared/ui/columns.module.css';
import { MemberPage } from '../../widgets/member-page/member-page.tsx';

// In a chunk of its own: the first page names the files of each page that it can open.
const Tickets = lazy(() => import('../../features/tickets/tickets.tsx'));

/** MEM-04: what the member wrote to the operator, and its answers. */
export default function TicketsPage() {
  return (
    <MemberPage
      head={(t) => ({ title: t('tickets.title'), text: t('tickets.text') })}
      guest={(t) => ({ title: t('member.loginTitle'), text: t('member.loginText') })}
    >
      <Suspense fallback={<Skeleton className={columns.waiting} />}>
        <Tickets />
      </Suspense>
    </MemberPage>
  );
}
