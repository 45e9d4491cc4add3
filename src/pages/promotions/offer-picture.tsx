import { classes } from '../../shared/ui/classes.ts';
import { Gift } from '../../shared/ui/icons.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import styles from './promotions.module.css';

interface Props {
  src: string | null;
  className?: string | undefined;
}

/** The picture of a campaign or a draw, or a plain field in its place. */
export const OfferPicture = ({ src, className }: Props) =>
  src ? (
    <Picture src={src} alt="" width={600} height={280} className={className} />
  ) : (
    <span className={classes(styles.drawn, className)} aria-hidden>
      <Gift />
    </span>
  );
