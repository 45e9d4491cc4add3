import { useId, useRef, useState, type ReactNode, type ToggleEvent } from 'react';
import { classes } from './classes.ts';
import styles from './popover.module.css';

interface Props {
  /** The content of the button. */
  trigger: ReactNode;
  /** Names the button when its content does not. */
  label?: string;
  triggerClass?: string;
  panelClass?: string;
  onOpen?: () => void;
  children: ReactNode;
}

const GAP = 8;

/** A button with a small panel of links or actions. The browser closes it on Escape or an outside press, and returns focus. */
export const Popover = ({ trigger, label, triggerClass, panelClass, onOpen, children }: Props) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  // Positioned on opening: below the button, or above one near the foot of the window, at the end side of the line.
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    const anchor = button.current?.getBoundingClientRect();
    const target = panel.current;
    if (event.newState !== 'open' || !anchor || !target) return;
    const width = document.documentElement.clientWidth;
    const rtl = getComputedStyle(target).direction === 'rtl';
    const edge = Math.max(GAP, rtl ? anchor.left : width - anchor.right);
    const height = document.documentElement.clientHeight;
    const [below, above] = anchor.bottom < height * 0.6 ? [anchor.bottom, null] : [null, height - anchor.top];
    target.style.insetBlock = [below, above].map((each) => (each === null ? 'auto' : `${each + GAP}px`)).join(' ');
    target.style.setProperty('--edge', `${edge}px`);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClass}
        popoverTarget={id}
        aria-label={label}
        aria-controls={id}
        aria-expanded={isOpen}
      >
        {trigger}
      </button>
      {/* Pressing an entry closes the panel. The entries themselves are links and buttons. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes(styles.panel, panelClass)}
        onBeforeToggle={place}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'open') onOpen?.();
        }}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button')) panel.current?.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
};

/** The class of an entry in a popover. */
export const entryClass = styles.entry;
