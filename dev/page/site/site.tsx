import { useUnit } from 'effector-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { REPLAY_FRAME, SITE_FRAME, type FrameWindow } from '../ports.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import * as model from './model.ts';
import styles from './site.module.css';

const LABELS: Record<model.Width, string> = { '390': '390', '768': '768', full: 'Full' };

/** The traced site in its frame. A width that does not fit is scaled down. */
export const SitePane = () => {
  const { mode, generation, width, failure, loaded, setWidth } = useUnit({
    mode: model.$mode,
    generation: model.$generation,
    width: model.$width,
    failure: model.$siteFailure,
    loaded: model.frameLoaded,
    setWidth: model.widthChosen,
  });
  const room = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const sized = new ResizeObserver(() => setBox({ width: element.clientWidth, height: element.clientHeight }));
    sized.observe(element);
    return () => sized.disconnect();
  }, []);
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useCallback(() => {
    if (frame.current?.contentWindow) loaded(frame.current.contentWindow as FrameWindow);
  }, [loaded]);

  const wide = width === 'full' ? box.width : Number(width);
  const scale = box.width > 0 && wide > box.width ? box.width / wide : 1;
  return (
    <section className={styles.pane} aria-label="The site">
      <div className={styles.head} role="toolbar" aria-label="Width of the site">
        {model.WIDTHS.map((each) => (
          <Button
            key={each}
            look={each === width ? 'on' : 'plain'}
            aria-pressed={each === width}
            onClick={() => setWidth(each)}
          >
            {LABELS[each]}
          </Button>
        ))}
        <span className={styles.scale}>
          {Math.round(wide)} px{scale < 1 && ` · ${Math.round(scale * 100)} %`}
        </span>
      </div>
      <Failure>{failure}</Failure>
      <div ref={room} className={styles.room}>
        <iframe
          key={generation}
          ref={frame}
          title={mode === 'live' ? 'The traced site' : 'The replayed site'}
          src={mode === 'live' ? SITE_FRAME : REPLAY_FRAME}
          onLoad={tell}
          style={{
            inlineSize: wide,
            blockSize: box.height / scale,
            transform: scale < 1 ? `scale(${scale})` : undefined,
          }}
        />
      </div>
    </section>
  );
};
