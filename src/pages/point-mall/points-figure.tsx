import { useEffect, useRef } from 'react';
import { pointsText } from '../../entities/points/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import styles from './point-mall.module.css';

/** The balance of points. A change tints it for a moment. */
export const PointsFigure = ({ points }: { points: number }) => {
  const locale = useLocale();
  const figure = useRef<HTMLSpanElement>(null);
  const before = useRef(points);
  useEffect(() => {
    if (before.current === points) return;
    before.current = points;
    figure.current?.animate([{ color: 'var(--strong)' }, {}], { duration: 900, easing: 'ease-out' });
  }, [points]);
  return (
    <bdi ref={figure} className={styles.figure}>
      {pointsText(points, locale)}
    </bdi>
  );
};
