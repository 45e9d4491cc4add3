import { classes } from './classes.ts';
import styles from './skeleton.module.css';

/** A placeholder for loading content. Its class sets its size. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classes(styles.skeleton, className)} />
);
