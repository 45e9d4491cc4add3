import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { $sessionKind } from '../../entities/session/index.ts';
import { PagePlace } from './page-place.tsx';
import { PageSkeleton } from './shell-skeleton.tsx';
import styles from './member-centre.module.css';

const MemberSide = lazy(() => import('../../widgets/member-menu/member-side.tsx'));

/** MEM-01: the frame of a member's pages. The menu stays while pages change; guests and trial players see the page alone. */
export const MemberCentre = () => {
  const { pathname } = useLocation();
  const who = useUnit($sessionKind);
  const hasSide = who === 'member' || who === 'unknown';
  return (
    <div className={hasSide ? styles.centre : undefined}>
      {hasSide && (
        <div className={styles.side}>
          <Suspense>{who === 'member' && <MemberSide />}</Suspense>
        </div>
      )}
      <div>
        <PagePlace name={pathname} waiting={<PageSkeleton />} />
      </div>
    </div>
  );
};
