import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tableTexts } from '../../../shared/i18n/word-groups.ts';
import { $connection } from '../../../shared/realtime/runtime.ts';
import { WhenTranslated } from '../../../shared/ui/when-translated.tsx';
import { list } from '../model.ts';
import { Bouts } from './bouts.tsx';
import { Draws } from './draws.tsx';
import { FrontWaiting, type FrontKind } from './kinds.tsx';
import { Seats } from './seats.tsx';
import styles from './fronts.module.css';

/** Cards of a front: one row on a wide screen. */
const CARDS = 4;

/** What runs now in the games of a list, above it. */
export default function Front({ kind }: { kind: FrontKind }) {
  return (
    <WhenTranslated texts={tableTexts} waiting={<FrontWaiting kind={kind} />}>
      <Titled kind={kind} />
    </WhenTranslated>
  );
}

const Titled = ({ kind }: { kind: FrontKind }) => {
  const { t } = useTranslation();
  const { games, state } = useUnit({ games: list.$games, state: list.$state });
  if (kind !== 'seats' && state === 'loading') return <FrontWaiting kind={kind} />;
  const shown = games.slice(0, CARDS);
  if (kind !== 'seats' && shown.length === 0) return null;
  return (
    <Section kind={kind} title={t(`fronts.${kind}`)}>
      {kind === 'draws' && <Draws games={shown} />}
      {kind === 'bouts' && <Bouts games={shown} />}
      {kind === 'seats' && <Seats games={games} max={CARDS} />}
    </Section>
  );
};

const Section = ({ kind, title, children }: { kind: FrontKind; title: string; children: ReactNode }) => {
  const { t } = useTranslation();
  const { state } = useUnit($connection);
  const isLost = state === 'offline' || state === 'stale';
  return (
    <section className={styles.front} data-kind={kind} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p role="status">{isLost && t('tables.lost')}</p>
      </div>
      {children}
    </section>
  );
};
