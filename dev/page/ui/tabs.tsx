import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

interface Tab<Id extends string> {
  id: Id;
  title: string;
}

interface Props<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  choose: (id: Id) => void;
  children: ReactNode;
}

/** Tabs with one panel; the arrow keys move between them. */
export const Tabs = <Id extends string>({ label, tabs, current, choose, children }: Props<Id>) => {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = (tabs.findIndex(({ id }) => id === current) + step + tabs.length) % tabs.length;
    choose(tabs[at]!.id);
    (event.currentTarget.children[at] as HTMLElement).focus();
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={press}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === current}
            aria-controls="tab-panel"
            tabIndex={id === current ? 0 : -1}
            onClick={() => choose(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${current}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
};
