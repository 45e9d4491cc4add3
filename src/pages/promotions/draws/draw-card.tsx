import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OfferedDraw } from '../../../../contract/draws.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { OfferPicture } from '../offer-picture.tsx';
import { TimeLeft } from '../time-left.tsx';
import { drawOffer, labelText } from './draw-texts.ts';
import styles from '../promotions.module.css';

interface Props {
  draw: OfferedDraw;
  currency: string;
  exponent: number;
}

/** A wheel, a raffle or a sign-in calendar in the list of promotions. */
export const DrawCard = ({ draw, currency, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { title, summary, detail } = draw;
  return (
    <Link className={styles.card} to={`/PromotionDetail?draw=${encodeURIComponent(draw.code)}`}>
      <span className={styles.pictured}>
        <OfferPicture src={draw.picture} className={styles.picture} />
        <DrawChip draw={draw} />
      </span>
      <span className={styles.texts}>
        <b dir="auto">{title}</b>
        <strong>{drawOffer({ t, locale, currency, exponent }, draw)}</strong>
        <span dir="auto">{summary}</span>
        <small className={styles.foot}>
          <DrawTime draw={draw} />
          <span>{t(`draws.kinds.${detail.kind}`)}</span>
        </small>
      </span>
    </Link>
  );
};

/** What a draw's state means for the member. */
export const DrawChip = ({ draw }: { draw: OfferedDraw }) => {
  const { t } = useTranslation();
  const shown = labelText(t, draw);
  return (
    shown && (
      <span className={styles.label} data-label={shown.label}>
        {shown.text}
      </span>
    )
  );
};

/** How long it runs; nothing for one that has ended. */
export const DrawTime = ({ draw }: { draw: OfferedDraw }) =>
  draw.refusal === 'over' ? <span /> : <TimeLeft campaign={draw} />;
