import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $sessionKind } from '../../entities/session/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Ticket } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { OwnBets } from './bet-list.tsx';
import { $slips } from './bets.ts';
import { $legs, slipCleared } from './legs.ts';
import { $session } from './session.ts';
import { SlipForm } from './slip-form.tsx';
import { SlipLegs } from './slip-legs.tsx';
import { SlipNews } from './slip-news.tsx';
import { SlipTotals } from './slip-totals.tsx';
import styles from './slip.module.css';

/** The slip and the player's bets: at the side of the book, or in a sheet. */
export const SlipPanel = () => {
  const { t } = useTranslation();
  const [tab, setTab] = useState<'slip' | 'mine'>('slip');
  const { slips, who, legs } = useUnit({ slips: $slips, who: $sessionKind, legs: $legs });
  const open = slips?.open ?? 0;
  const titles = {
    slip: legs.length > 0 ? `${t('book.slip.tab')} (${legs.length})` : t('book.slip.tab'),
    mine: open > 0 ? `${t('book.slip.mine')} (${open})` : t('book.slip.mine'),
  };
  const tabs = (['slip', 'mine'] as const).map((key) => ({ key, title: titles[key] }));
  if (who === 'guest') return <Slip />;
  return (
    <Tabs label={t('book.slip.tabs')} tabs={tabs} active={tab} onChoose={setTab}>
      {tab === 'slip' ? <Slip /> : <OwnBets />}
    </Tabs>
  );
};

const Slip = () => {
  const { t } = useTranslation();
  const { legs, session, who, clear } = useUnit({
    legs: $legs,
    session: $session,
    who: $sessionKind,
    clear: slipCleared,
  });
  const slip = useRef<HTMLDivElement>(null);
  const before = useRef(legs.length);
  // What had the focus may have left with its selection, or with the whole form after a bet.
  useEffect(() => {
    if (legs.length < before.current && document.activeElement === document.body)
      slip.current?.focus({ preventScroll: true });
    before.current = legs.length;
  }, [legs.length]);
  return (
    <div ref={slip} className={styles.slip} tabIndex={-1}>
      {session?.demo && <p className={styles.demo}>{t('book.slip.demo')}</p>}
      {legs.length === 0 ? (
        <Message icon={<Ticket />} title={t('book.slip.empty')} text={t('book.slip.emptyText')} />
      ) : (
        <SlipLegs />
      )}
      {legs.length > 1 && (
        <Button tone="quiet" size="small" className={styles.clear} onClick={() => clear()}>
          {t('book.slip.clear')}
        </Button>
      )}
      {legs.length > 0 && who !== 'guest' && <SlipForm />}
      {/* The totals and the button stay in view; the rest scrolls under them. */}
      <div className={legs.length > 0 ? styles.foot : undefined}>
        {legs.length > 0 && <SlipTotals />}
        <SlipNews />
      </div>
    </div>
  );
};
