import { useUnit } from 'effector-react';
import { $site } from '../entities/site/index.ts';
import { moduleOn } from '../entities/site/lazy.ts';
import NotFoundPage from '../pages/not-found/not-found-page.tsx';
import ManualRebatePage from '../pages/rebates/manual-rebate-page.tsx';
import { PageSkeleton } from './layout/shell-skeleton.tsx';

const $isOffered = moduleOn('REBATE');

/** SYS-05: the page of the rebate is not there while the module is off. */
export default function RebateRoute() {
  const { site, isOffered } = useUnit({ site: $site, isOffered: $isOffered });
  if (!site) return <PageSkeleton />;
  return isOffered ? <ManualRebatePage /> : <NotFoundPage />;
}
