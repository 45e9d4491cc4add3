import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { CircleAlert, CircleCheck } from './icons.ts';
import styles from './form.module.css';

interface Props {
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A form that the page itself sends; the browser's own bubbles stay away, errors stand by their fields, and who sends it with
 * one is brought to the first.
 */
export const Form = ({ onSubmit, children }: Props) => {
  const ref = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  return (
    <form
      ref={ref}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setTries(tries + 1);
      }}
    >
      {children}
    </form>
  );
};

/** Why the form as a whole was not taken; read out when it appears. */
export const FormError = ({ text }: { text: string | null | undefined }) => (
  <div role="alert" className={styles.slot}>
    {text && (
      <p className={styles.error}>
        <CircleAlert aria-hidden />
        {text}
      </p>
    )}
  </div>
);

/** That it was done, and what comes now; read out when it appears. */
export const FormDone = ({ text }: { text: string | null | undefined }) => (
  <div role="status" className={styles.slot}>
    {text && (
      <p className={classes(styles.error, styles.done)}>
        <CircleCheck aria-hidden />
        {text}
      </p>
    )}
  </div>
);

/** The way to the other form, under this one. */
export const FormSwitch = (props: { question: string; action: string; onAction: () => void }) => (
  <p className={styles.switch}>
    {props.question}{' '}
    <button type="button" onClick={props.onAction}>
      {props.action}
    </button>
  </p>
);

interface CheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | null;
  children: ReactNode;
}

/** A box to tick, with its words. */
export const Check = ({ checked, onChange, error, children }: CheckProps) => {
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={id} className={styles.checkError} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
