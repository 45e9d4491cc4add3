import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface Props<K extends string> {
  label: string;
  tabs: readonly { key: K; title: string }[];
  active: K;
  onChoose: (key: K) => void;
  children: ReactNode;
}

/** Tabs over one panel. Arrow keys, Home and End move between them. */
export const Tabs = <K extends string>({ label, tabs, active, onChoose, children }: Props<K>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.key === active);

  // Where the tabs do not fit, the active one is whole. `scrollIntoView` would move the page too.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[aria-selected=true]');
    if (!row || !tab) return;
    const place = row.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    row.scrollLeft += Math.max(0, right - place.right) + Math.min(0, left - place.left);
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
    const backward = rtl ? 'ArrowRight' : 'ArrowLeft';
    const steps: Record<string, number> = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: tabs.length - 1 };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (!tab) return;
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === active ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(tab.key)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
};
