import { isSport } from './sports.ts';
import styles from './crest.module.css';

/** The crest of a side, drawn from its id; its name stands beside it. */
export const Crest = ({ side, large = false }: { side: string; large?: boolean }) => (
  <img
    className={large ? styles.large : styles.crest}
    src={`/art/crest/${side}.svg?v=1`}
    alt=""
    width={large ? 56 : 18}
    height={large ? 62 : 20}
    loading="lazy"
    decoding="async"
  />
);

/** The mark of a sport in the colour of the text. */
export const SportMark = ({ sport }: { sport: string }) => (
  <span
    aria-hidden
    className={styles.mark}
    style={{ maskImage: `url(/art/sport/${isSport(sport) ? sport : 'other'}.svg?v=1)` }}
  />
);
