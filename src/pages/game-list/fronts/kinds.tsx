import type { GameType } from '../../../../contract/primitives.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import styles from './fronts.module.css';
import rooms from './rooms.module.css';

const KINDS = { LOTT: 'draws', ELOTT: 'draws', COCKFIGHT: 'bouts', PVP: 'seats' } as const;
export type FrontKind = (typeof KINDS)[keyof typeof KINDS];

/** Which front the games of a type have; null for a type without one. */
export const kindOf = (type: GameType | undefined): FrontKind | null =>
  type !== undefined && type in KINDS ? KINDS[type as keyof typeof KINDS] : null;

/** The place of two rooms. */
export const RoomsWaiting = () => (
  <div className={rooms.rooms} aria-hidden>
    {[0, 1].map((index) => (
      <Skeleton key={index} className={rooms.room} />
    ))}
  </div>
);

/** The place of a front, in the shape of what comes. */
export const FrontWaiting = ({ kind }: { kind: FrontKind }) => (
  <div className={styles.front} data-kind={kind} aria-hidden>
    <div className={styles.head} />
    <div className={styles.cards}>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className={styles.card} />
      ))}
    </div>
  </div>
);
