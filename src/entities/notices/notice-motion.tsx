import { useUnit } from 'effector-react';
import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { useStoreListener } from '../../shared/realtime/use-store-listener.ts';
import { $offset, focusChanged, hoverChanged, noticeLine, widthMeasured } from './line.ts';

/** HOME-01: moves the notices of the track, whose first child is one copy of them. A frame writes one style and renders nothing. */
export const NoticeMotion = ({ track }: { track: RefObject<HTMLDivElement | null> }) => {
  const { i18n } = useTranslation();
  const direction = i18n.dir() === 'rtl' ? 1 : -1;
  const received = useStoreListener($offset);
  const { onWidth, onHover, onFocus } = useUnit({
    onWidth: widthMeasured,
    onHover: hoverChanged,
    onFocus: focusChanged,
  });
  useLifecycle(noticeLine);

  useEffect(() => {
    const moved = track.current!;
    const stop = received((px) => {
      moved.style.transform = `translateX(${direction * px}px)`;
    });
    return () => {
      stop();
      moved.style.transform = '';
    };
  }, [track, received, direction]);

  useEffect(() => {
    const moved = track.current!;
    const frame = moved.parentElement!;
    const measured = new ResizeObserver(([entry]) => onWidth(entry!.contentRect.width));
    measured.observe(moved.firstElementChild!);
    const left = new AbortController();
    const on = (type: string, tell: () => void) => frame.addEventListener(type, tell, { signal: left.signal });
    on('pointerenter', () => onHover(true));
    on('pointerleave', () => onHover(false));
    on('focusin', () => onFocus(true));
    on('focusout', () => onFocus(false));
    return () => {
      measured.disconnect();
      left.abort();
    };
  }, [track, onWidth, onHover, onFocus]);
  return null;
};
