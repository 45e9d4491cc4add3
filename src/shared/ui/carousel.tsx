import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import styles from './carousel.module.css';

interface Props {
  label: string;
  slides: readonly { key: string | number; content: ReactNode }[];
  slideMs: number;
  autoplayMs: number;
  /** Does not turn by itself. */
  paused: boolean;
  /** The pause switch, shown beside the pagination. */
  controls?: ReactNode;
}

/** Minimum distance of a swipe, in px. */
const SWIPE_PX = 40;
const EASING = 'cubic-bezier(0.65, 0, 0.35, 1)';

/** Slides that turn by themselves, by swipe and by their dots, in a loop. A single slide does not move (HOME-02). */
export const Carousel = ({ label, slides, slideMs, autoplayMs, paused, controls }: Props) => {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(0);
  const [held, setHeld] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  const swipe = useRef<number | null>(null);
  const count = slides.length;
  const at = count ? current % count : 0;

  useEffect(() => {
    const from = before.current;
    before.current = at;
    const leaving = stage.current?.children[from];
    const entering = stage.current?.children[at];
    if (from === at || !leaving || !entering || !stage.current) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const forward = at === (from + 1) % count;
    const rtl = getComputedStyle(stage.current).direction === 'rtl';
    const side = forward === rtl ? -1 : 1;
    const timing = { duration: slideMs, easing: EASING };
    const place = (part: number) => ({ transform: `translateX(${part * 100}%)`, visibility: 'visible' });
    leaving.animate([place(0), place(-side)], timing);
    entering.animate([place(side), place(0)], timing);
  }, [at, count, slideMs]);

  useEffect(() => {
    if (paused || held || count < 2) return;
    const timer = setTimeout(() => setCurrent((at + 1) % count), autoplayMs);
    return () => clearTimeout(timer);
  }, [at, count, paused, held, autoplayMs]);

  const turn = (by: number) => setCurrent((at + by + count) % count);
  const onPointerUp = (event: PointerEvent) => {
    const from = swipe.current;
    swipe.current = null;
    if (from === null || Math.abs(event.clientX - from) < SWIPE_PX) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    turn(event.clientX < from === rtl ? -1 : 1);
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={stage}
        className={styles.stage}
        onPointerDown={(event) => {
          swipe.current = event.pointerType === 'touch' ? event.clientX : null;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          swipe.current = null;
        }}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            role="group"
            aria-roledescription="slide"
            aria-label={t('home.slide', { number: index + 1, count })}
            className={classes(styles.slide, index === at && styles.current)}
            inert={index !== at}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.pagination}>
          {slides.map((slide, index) => (
            <button
              key={slide.key}
              type="button"
              className={styles.dot}
              aria-label={t('home.slide', { number: index + 1, count })}
              aria-current={index === at || undefined}
              onClick={() => setCurrent(index)}
            />
          ))}
          {controls}
        </div>
      )}
    </section>
  );
};
