import { classes } from './classes.ts';
import styles from './skeleton.module.css';

/** A quiet stand-in that keeps the place of what is loading; its size comes from its class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classes(styles.skeleton, className)} />
);
