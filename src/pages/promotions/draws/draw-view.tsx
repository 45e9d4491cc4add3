import { useTranslation } from 'react-i18next';
import type { OfferedDraw } from '../../../../contract/draws.ts';
import { turnView, useOpenDraws } from '../../../features/draws/index.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { Paragraphs } from '../paragraphs.tsx';
import { DrawChip, DrawTime } from './draw-card.tsx';
import { drawOffer, type Writing } from './draw-texts.ts';
import { RaffleView } from './raffle-view.tsx';
import { SignInView } from './sign-in-view.tsx';
import { WheelView } from './wheel-view.tsx';
import styles from './draws.module.css';

interface Props {
  draw: OfferedDraw;
  currency: string;
  exponent: number;
}

/** MEM-06: the page of a wheel, a raffle or a sign-in calendar. */
export default function DrawView({ draw, currency, exponent }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  useOpenDraws();
  useLifecycle(turnView, draw.code);
  const writing: Writing = { t, locale, currency, exponent };
  const { detail } = draw;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.facts}>
          <DrawChip draw={draw} />
          <DrawTime draw={draw} />
          <span>{t(`draws.kinds.${detail.kind}`)}</span>
        </p>
        <h1 dir="auto">{draw.title}</h1>
        <p className={styles.offer}>{drawOffer(writing, draw)}</p>
      </header>
      {detail.kind === 'wheel' && <WheelView {...{ draw, detail, writing }} />}
      {detail.kind === 'raffle' && <RaffleView {...{ draw, detail, writing }} />}
      {detail.kind === 'sign_in' && <SignInView {...{ draw, detail, writing }} />}
      <div className={styles.body}>
        <Paragraphs text={draw.body} />
      </div>
    </article>
  );
}
