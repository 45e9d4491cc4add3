import { useId } from 'react';
import styles from './field.module.css';

interface Props {
  label: string;
  name?: string;
  autoComplete?: string;
  value: string;
  onValue: (value: string) => void;
  options: readonly { value: string; title: string }[];
}

/** A native select: typing a letter jumps to an option. */
export const FieldSelect = ({ label, value, onValue, options, ...rest }: Props) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          {...rest}
          id={id}
          className={styles.input}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
};
