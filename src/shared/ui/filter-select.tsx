import styles from './filter-select.module.css';

interface Props<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; title: string }[];
  onValue: (value: Value) => void;
}

/** A filter or the order of a list as a native select in the look of a chip; its label is for screen readers. */
export const FilterSelect = <Value extends string | number>({ label, value, options, onValue }: Props<Value>) => (
  <label className={styles.select}>
    <span className={styles.texts}>{label}</span>
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
