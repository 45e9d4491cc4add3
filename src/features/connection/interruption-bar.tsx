import { useUnit } from 'effector-react';
import { AnimatePresence, m } from 'framer-motion';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Announcement } from '../../shared/ui/announcement.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useEntrance } from '../../shared/ui/motion-scope.tsx';
import { $interruption, $isBack } from './model.ts';
import styles from './interruption-bar.module.css';

const BELOW = { opacity: 0, y: 12 };

const Bar = ({ state, children }: { state: string; children: ReactNode }) => (
  <m.p
    className={styles.bar}
    data-state={state}
    initial={useEntrance(BELOW)}
    animate={{ opacity: 1, y: 0 }}
    exit={BELOW}
    transition={{ duration: 0.2 }}
  >
    {children}
  </m.p>
);

/**
 * While the page is not live: what it means for money, and the last confirmed balance. It overlays the page, so that nothing
 * moves.
 */
export default function InterruptionBar() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [now, isBack] = useUnit([$interruption, $isBack]);
  return (
    <>
      <Announcement text={isBack ? t('shell.connection.live') : ''} />
      <div role="status" className={styles.place}>
        <AnimatePresence>
          {now && (
            <Bar state={now.state}>
              <span>{t(`shell.banner.${now.state}`)}</span>
              {now.state === 'outdated' && (
                <Button size="small" onClick={() => window.location.reload()}>
                  {t('site.reload')}
                </Button>
              )}
              {now.balance && (
                <span className={styles.last}>
                  {t('shell.banner.lastBalance', { amount: formatMoney(now.balance, locale) })}
                </span>
              )}
            </Bar>
          )}
        </AnimatePresence>
      </div>
    </>
  );
}
