import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styles from './split.module.css';

interface Props {
  /** What the separator resizes, for screen readers. */
  label: string;
  /** `columns` side by side, `rows` one below the other. */
  direction: 'columns' | 'rows';
  /** Of the sized part, in px. */
  first: number;
  min: number;
  /** Left for the other part at least. */
  minOther: number;
  /** Which part has the size; the other takes the rest. */
  sized: 'start' | 'end';
  start: ReactNode;
  end: ReactNode;
}

const STEP_PX = 24;

/** Two parts with a separator between them, moved by the pointer or the arrow keys. */
export const Split = ({ label, direction, first, min, minOther, sized, start, end }: Props) => {
  const [size, setSize] = useState(first);
  const ref = useRef<HTMLDivElement>(null);
  const [max, maxSet] = useState(2_000);
  const set = (wanted: number) => {
    const box = ref.current!.getBoundingClientRect();
    const all = direction === 'columns' ? box.width : box.height;
    const limit = Math.max(min, all - minOther);
    maxSet(limit);
    setSize(Math.round(Math.min(limit, Math.max(min, wanted))));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = ref.current!.getBoundingClientRect();
    const [from, to, at] =
      direction === 'columns' ? [box.left, box.right, event.clientX] : [box.top, box.bottom, event.clientY];
    set(sized === 'start' ? at - from : to - at);
  };
  const press = (event: KeyboardEvent) => {
    const [less, more] = direction === 'columns' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    if (event.key !== less && event.key !== more) return;
    event.preventDefault();
    set(size + ((event.key === more) === (sized === 'start') ? STEP_PX : -STEP_PX));
  };
  return (
    <div
      ref={ref}
      className={styles.split}
      data-direction={direction}
      data-sized={sized}
      style={{ '--size': `${size}px`, '--min-other': `${minOther}px` } as CSSProperties}
    >
      <div className={styles.start}>{start}</div>
      <div
        role="separator"
        className={styles.separator}
        aria-label={label}
        aria-orientation={direction === 'columns' ? 'vertical' : 'horizontal'}
        aria-valuenow={size}
        aria-valuemin={min}
        aria-valuemax={max}
        tabIndex={0}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      />
      <div className={styles.end}>{end}</div>
    </div>
  );
};
