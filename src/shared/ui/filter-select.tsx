import { classes } from './classes.ts';
import styles from './filter-select.module.css';

interface Props<Value extends string | number> {
  label: string;
  /** Shows the label above; otherwise it is for screen readers. */
  labelled?: boolean;
  value: Value;
  options: readonly { value: Value; title: string }[];
  onValue: (value: Value) => void;
}

/** A filter or the order of a list as a native select in the look of a chip. */
export const FilterSelect = <Value extends string | number>({
  label,
  labelled,
  value,
  options,
  onValue,
}: Props<Value>) => (
  <label className={classes(styles.select, labelled && styles.labelled)}>
    <span className={labelled ? styles.label : styles.texts}>{label}</span>
    <select
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option.value) === target.value);
        if (chosen) onValue(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.title}
        </option>
      ))}
    </select>
  </label>
);
