import { useUnit } from 'effector-react';
import { createContext, use, useState, type ReactNode } from 'react';
import { TILE_SIZES } from '../../../contract/picture-sizes.ts';
import type { Game } from '../../../contract/games.ts';
import { $picturesDue } from '../../shared/lib/pictures-due.ts';
import { useSeen } from '../../shared/lib/use-seen.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import styles from './game-card.module.css';

/** True within a rail. */
export const InRail = createContext(false);

/** A game's picture. In a rail, the browser would load the pictures of the whole row: there it loads when its card is near. */
export const TilePicture = ({ game, eager }: { game: Game; eager: boolean }) => {
  const picture = (
    <Picture
      className={styles.picture}
      src={game.iconUrl}
      srcSet={game.iconSet}
      sizes={TILE_SIZES}
      alt=""
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
    />
  );
  return use(InRail) && !eager ? <WhenDue>{picture}</WhenDue> : picture;
};

const WhenDue = ({ children }: { children: ReactNode }) => {
  const isDue = useUnit($picturesDue);
  const [isNear, setNear] = useState(false);
  const place = useSeen<HTMLSpanElement>(() => setNear(true), '10% 0px', '0px 25%');
  return isDue && isNear ? children : <span ref={place} className={styles.picture} />;
};
