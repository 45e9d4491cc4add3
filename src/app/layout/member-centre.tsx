import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import { $sessionKind } from '../../entities/session/index.ts';
import { MemberSide } from '../../widgets/member-menu/index.ts';
import { PagePlace } from './page-place.tsx';
import { PageSkeleton } from './shell-skeleton.tsx';
import styles from './member-centre.module.css';

/** MEM-01: the frame of a member's pages. The menu stays while pages change; guests and trial players see the page alone. */
export default function MemberCentre() {
  const { pathname } = useLocation();
  const who = useUnit($sessionKind);
  const hasSide = who === 'member' || who === 'unknown';
  return (
    <div className={hasSide ? styles.centre : undefined}>
      {hasSide && <div className={styles.side}>{who === 'member' && <MemberSide />}</div>}
      <div>
        <PagePlace name={pathname} waiting={<PageSkeleton />} />
      </div>
    </div>
  );
}
