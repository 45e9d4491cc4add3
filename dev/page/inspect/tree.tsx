import { useState } from 'react';
import { childrenOf, preview } from './value.ts';
import styles from './inspect.module.css';

/** A level shows this many parts; more on request. */
const AT_ONCE = 100;

interface Props {
  name: string;
  value: unknown;
  depth?: number;
}

/** A value as a tree of disclosures: each level opens by itself. */
export const Tree = ({ name, value, depth = 0 }: Props) => {
  const children = childrenOf(value);
  const [isOpen, setOpen] = useState(depth === 0);
  const [shown, setShown] = useState(AT_ONCE);
  if (!children || children.length === 0) {
    return (
      <div className={styles.leaf}>
        <span className={styles.key}>{name}</span>
        <span data-type={value === null ? 'null' : typeof value}>{preview(value, 400)}</span>
      </div>
    );
  }
  return (
    <details className={styles.branch} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={styles.key}>{name}</span>
        {!isOpen && <span className={styles.preview}>{preview(value, 90)}</span>}
        {isOpen && <span className={styles.preview}>{children.length}</span>}
      </summary>
      {isOpen && (
        <div className={styles.children}>
          {children.slice(0, shown).map((child) => (
            <Tree key={child.name} name={child.name} value={child.value} depth={depth + 1} />
          ))}
          {children.length > shown && (
            <button type="button" className={styles.more} onClick={() => setShown(shown + AT_ONCE)}>
              {children.length - shown} more
            </button>
          )}
        </div>
      )}
    </details>
  );
};
