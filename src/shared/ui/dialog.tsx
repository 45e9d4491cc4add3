import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { X } from './icons.ts';
import styles from './dialog.module.css';

interface Props {
  /** Names the dialog; another title in an open dialog means another dialog took its place, and focus starts anew. */
  title: string;
  /** Absent: it stays until what it is for is done. */
  onClose?: () => void;
  /** `modal` stands in the middle, `sheet` slides in from the edge (phones: from below). */
  look?: 'modal' | 'sheet';
  size?: 'small' | 'medium' | 'wide';
  children: ReactNode;
}

const firstStop = 'input:not([type=hidden]):not([type=checkbox]), [data-autofocus]';

/**
 * The browser's own modal dialog: what lies behind is inert, Escape and the backdrop close it, focus goes back to where it was.
 * Rendered while open; unmounting closes it.
 */
export const Dialog = ({ title, onClose, look = 'modal', size = 'medium', children }: Props) => {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // What opened it may be gone by now, or was the page itself.
      const back = before?.isConnected && before !== document.body ? before : document.querySelector('main');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    (dialog?.querySelector<HTMLElement>(firstStop) ?? dialog)?.focus({ preventScroll: true });
  }, [title]);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose?.();
  };

  return (
    // The keyboard's way out is Escape, which the browser reports as `cancel`.
    <dialog
      ref={ref}
      className={classes(styles.dialog, styles[look], styles[size])}
      aria-label={title}
      // It has the focus where nothing is to be filled in: a screen reader then says its name, which it may not of its heading.
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        // React tells of a dialog within this one, too.
        if (event.target === event.currentTarget) onClose?.();
      }}
      // A browser closes at a second Escape whatever is said of the first.
      onClose={(event) => {
        if (event.target === ref.current && !onClose) ref.current.showModal();
      }}
      onMouseDown={onBackdrop}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {onClose && (
            <IconButton label={t('ui.close')} onClick={onClose}>
              <X />
            </IconButton>
          )}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
};
