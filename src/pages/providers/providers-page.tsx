import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { $lanes, pathOfVendor } from '../../entities/games/index.ts';
import { $brandName } from '../../entities/site/index.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import styles from './providers-page.module.css';

/** The vendor directory, by lane. */
export default function ProvidersPage() {
  const { t } = useTranslation();
  const view = useUnit({ lanes: $lanes, brand: $brandName });
  useTitle(t('games.providers'), view.brand);
  return (
    <>
      <PageHead title={t('games.providers')} text={t('games.providersText')} />
      {view.lanes.length === 0 && <Skeleton className={styles.waiting} />}
      <div className={styles.lanes}>
        {view.lanes.map((lane) => (
          <section key={lane.title} className={styles.lane}>
            <h2>{t(`games.type.${lane.title}`)}</h2>
            <ul className={styles.vendors}>
              {lane.cards.map((card) => (
                <li key={card.vassalage}>
                  <Link className={styles.vendor} to={pathOfVendor(lane.title, card.vassalage)}>
                    <Picture src={card.iconUrl} alt="" width={96} height={44} loading="lazy" />
                    {/* The logo is the name. */}
                    <VisuallyHidden>{card.name}</VisuallyHidden>
                    <small>{t('shell.games', { count: card.games })}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
