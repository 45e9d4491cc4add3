import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { CircleAlert, CircleCheck } from './icons.ts';
import styles from './form.module.css';

interface Props {
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A form that the page submits itself. It replaces the browser's validation bubbles with errors at the fields, and focuses the
 * first invalid field on submit.
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

/** An error of the whole form; read out when it appears. */
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

/** A success message with the next step; read out when it appears. */
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

/** A link to the other form, below this one. */
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

/** A checkbox with its label. */
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
