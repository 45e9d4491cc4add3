import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { REPLAY_FRAME, SITE_FRAME, type FrameWindow } from './ports.ts';
import * as model from './site.ts';
import { Choice, Failure } from './ui.tsx';
import styles from './page.module.css';

/** The traced site in its frame. Its corner resizes it. */
export const SitePane = () => {
  const { mode, generation, failure, loaded } = useUnit({
    mode: model.$mode,
    generation: model.$generation,
    failure: model.$siteFailure,
    loaded: model.frameLoaded,
  });
  const [width, setWidth] = useState('390');
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <section className={styles.site} aria-label="The site" style={{ inlineSize: `${width}px` }}>
      <Choice label="Width of the site" of={['390', '768', '1280']} current={width} choose={setWidth} />
      <Failure>{failure}</Failure>
      <iframe
        key={generation}
        ref={frame}
        title={mode === 'live' ? 'The traced site' : 'The replayed site'}
        src={mode === 'live' ? SITE_FRAME : REPLAY_FRAME}
        onLoad={() => loaded(frame.current!.contentWindow as FrameWindow)}
      />
    </section>
  );
};
