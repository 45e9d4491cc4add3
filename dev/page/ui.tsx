import { Check, Copy, FolderOpen, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useRef, useState, type ComponentProps, type CSSProperties } from 'react';
import { GROUPS, type Group } from '../recording/lane.ts';
import styles from './page.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  icon?: LucideIcon;
  look?: 'plain' | 'primary' | 'danger';
}

/** A small button of the tool. With an icon and no children it needs an `aria-label`, which is its tip as well. */
export const Button = ({ icon: Icon, look = 'plain', children, ...rest }: Props) => (
  <button type="button" className={styles.button} data-look={look} title={rest['aria-label']} {...rest}>
    {Icon && <Icon size={15} aria-hidden />}
    {children}
  </button>
);

/** Puts a text on the clipboard, and shows that it is there. */
export const CopyButton = ({ label, text }: { label: string; text: () => string }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(text()).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return <Button icon={isCopied ? Check : Copy} aria-label={label} onClick={copy} />;
};

interface ChoiceProps<T extends string> {
  label: string;
  of: readonly T[];
  current: T;
  choose: (one: T) => void;
}

/** Buttons of which one is pressed. */
export const Choice = <T extends string>({ label, of, current, choose }: ChoiceProps<T>) => (
  <span className={styles.choice} role="group" aria-label={label}>
    {of.map((each) => (
      <Button key={each} aria-pressed={each === current} onClick={() => choose(each)}>
        {each}
      </Button>
    ))}
  </span>
);

/** Opens a recording from the disk. */
export const FileButton = ({ label, onFile }: { label: string; onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={FolderOpen} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".jsonl"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
};

/** What went wrong, where it went wrong. */
export const Failure = ({ children }: { children: string | null }) =>
  children === null ? null : (
    <p className={styles.failure} role="alert">
      <TriangleAlert size={15} aria-hidden />
      {children}
    </p>
  );

/** The colour of a group's marbles. */
export const colourOf = (group: Group): CSSProperties => ({ '--colour': `var(${GROUPS[group]})` }) as CSSProperties;
/** The same as a dot beside its name. */
export const Dot = ({ group }: { group: Group }) => <i className={styles.dot} style={colourOf(group)} />;
