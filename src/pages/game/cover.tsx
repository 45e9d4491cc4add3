import { useUnit } from 'effector-react';
import { COVER_SIZES } from '../../../contract/picture-sizes.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { $offered, $unknown } from './model.ts';
import styles from './game-page.module.css';

/** The picture of the game that was entered. Its place is kept until the game is loaded. */
export const Cover = () => {
  const { game, unknown } = useUnit({ game: $offered, unknown: $unknown });
  if (unknown) return null;
  return (
    <span className={styles.cover}>
      {game && (
        <Picture
          src={game.iconUrl}
          srcSet={game.iconSet}
          sizes={COVER_SIZES}
          alt=""
          width={300}
          height={400}
          loading="eager"
        />
      )}
    </span>
  );
};
