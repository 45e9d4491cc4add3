import { useUnit } from 'effector-react';
import type { Store } from 'effector';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Eye, EyeOff } from '../../shared/ui/icons.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Money } from '../../shared/ui/money.tsx';
import type { Balance } from '../../../contract/wallet.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { $balance, $balanceHidden, balanceHiddenToggled } from './model.ts';
import styles from './balance-figure.module.css';

interface Props {
  /** By default the balance that the site shows. */
  of?: Store<Pick<Balance, 'amount' | 'currency' | 'exponent'> | null>;
  label?: string;
}

/** The balance, masked or shown (LIVE-01). A change tints the figure for a moment: up in jade, down in coral. */
export const BalanceFigure = ({ of = $balance, label }: Props) => {
  const { t } = useTranslation();
  const view = useUnit({ balance: of, hidden: $balanceHidden, live: $isLive, toggle: balanceHiddenToggled });
  const figure = useRef<HTMLSpanElement>(null);
  const last = useRef<number | null>(null);
  const amount = view.balance?.amount ?? null;

  useEffect(() => {
    const before = last.current;
    last.current = amount;
    if (before === null || amount === null || before === amount || !figure.current) return;
    const tone = getComputedStyle(figure.current).getPropertyValue(amount > before ? '--jade' : '--coral');
    figure.current.animate([{ color: tone }, {}], { duration: 900, easing: 'ease-out' });
  }, [amount]);

  return (
    <span className={styles.balance}>
      {/* No live region: the figure changes with each bet, and the game announces the result. */}
      <span
        role="group"
        aria-label={label ?? t('shell.balance')}
        ref={figure}
        className={styles.figure}
        data-old={!view.live}
      >
        {view.hidden && <span dir="ltr">***</span>}
        {!view.hidden && view.balance && <Money {...view.balance} />}
        {!view.hidden && !view.balance && <Skeleton className={styles.waiting} />}
      </span>
      <IconButton
        label={view.hidden ? t('shell.showBalance') : t('shell.hideBalance')}
        aria-pressed={view.hidden}
        onClick={() => view.toggle()}
        className={styles.eye}
      >
        {view.hidden ? <Eye /> : <EyeOff />}
      </IconButton>
    </span>
  );
};
