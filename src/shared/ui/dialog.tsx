import { m, useIsPresent, type TargetAndTransition, type Transition } from 'framer-motion';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { X } from './icons.ts';
import { useEntrance } from './motion-scope.tsx';
import styles from './dialog.module.css';

const PHONE = '(max-width: 767px)';

/** The site's easing: quick at first, and then settling. */
const ease = [0.16, 1, 0.3, 1] as const;
const SHOWN: TargetAndTransition = { opacity: 1, x: 0, y: 0, scale: 1 };
const ENTERING: Transition = { duration: 0.32, ease };
const LEAVING: Transition = { duration: 0.18, ease: 'easeIn' };

/** Where a dialog enters from and leaves to: a sheet at its edge (on phones below), a modal a little below its place. */
const hiddenAt = (look: 'modal' | 'sheet'): TargetAndTransition => {
  if (look === 'modal') return { opacity: 0, y: 16, scale: 0.985, transition: LEAVING };
  if (matchMedia(PHONE).matches) return { y: '100%', transition: LEAVING };
  return { x: document.documentElement.dir === 'rtl' ? '-100%' : '100%', transition: LEAVING };
};

const VEIL: Record<'hidden' | 'shown', TargetAndTransition> = {
  hidden: { opacity: 0, transition: LEAVING },
  shown: { opacity: 1, transition: { duration: 0.2 } },
};

interface Props {
  /** Names the dialog. A new title means that another dialog replaced the previous one, and focus is set again. */
  title: string;
  /** Absent: the person cannot close the dialog. */
  onClose?: () => void;
  /** `modal` is centred, `sheet` slides in from the edge (on phones from below). */
  look?: 'modal' | 'sheet';
  size?: 'small' | 'medium' | 'wide';
  children: ReactNode;
}

const firstStop = 'input:not([type=hidden]):not([type=checkbox]), [data-autofocus]';

/**
 * The browser's modal dialog: the page behind is inert, Escape and the backdrop close it, and focus returns to where it was. It
 * is open while rendered. Inside `AnimatePresence` it stays for its exit animation, but the page is usable at once: the browser's
 * dialog closes first, and what leaves can be neither clicked nor read.
 */
export const Dialog = ({ title, onClose, look = 'modal', size = 'medium', children }: Props) => {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);

  const isOpen = useIsPresent();
  const hidden = hiddenAt(look);
  const entrance = useEntrance(hidden);
  const veilEntrance = useEntrance(VEIL.hidden);

  useEffect(() => {
    if (!isOpen) return;
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // The element that opened it may be gone, or focus was on the page itself.
      const back = before?.isConnected && before !== document.body ? before : document.querySelector('main');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    (dialog?.querySelector<HTMLElement>(firstStop) ?? dialog)?.focus({ preventScroll: true });
  }, [title]);

  const onBackdrop = (event: MouseEvent) => {
    if (!(event.target as Element).closest(`.${styles.panel}`)) onClose?.();
  };

  return (
    // The keyboard closes it with Escape, which the browser reports as `cancel`.
    <dialog
      ref={ref}
      className={classes(styles.dialog, !isOpen && styles.leaving)}
      inert={!isOpen}
      aria-hidden={!isOpen || undefined}
      aria-label={title}
      // It takes the focus when it has no field, so that a screen reader reads its name, which it may not do for a focused
      // heading.
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        // React also bubbles the event from a nested dialog.
        if (event.target === event.currentTarget) onClose?.();
      }}
      // A browser closes the dialog at a second Escape even if the first was prevented.
      onClose={(event) => {
        if (isOpen && event.target === ref.current && !onClose) ref.current.showModal();
      }}
      onMouseDown={onBackdrop}
    >
      <m.div className={styles.veil} initial={veilEntrance} animate={VEIL.shown} exit={VEIL.hidden} />
      <m.div
        className={classes(styles.panel, styles[look], styles[size])}
        initial={entrance}
        animate={SHOWN}
        exit={hidden}
        transition={ENTERING}
      >
        <div className={styles.head}>
          <h2>{title}</h2>
          {onClose && (
            <IconButton label={t('ui.close')} onClick={onClose}>
              <X />
            </IconButton>
          )}
        </div>
        <div className={styles.body}>{children}</div>
      </m.div>
    </dialog>
  );
};
