import { LIMITS } from '../../../contract/limits.ts';
import { classes } from './classes.ts';
import { Search } from './icons.ts';
import styles from './search-box.module.css';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onValue: (value: string) => void;
  /** Takes the whole width. */
  wide?: boolean;
}

/** The look of a search field, for a button that opens one. */
export const searchBoxClass = styles.box!;

/** A search field that updates the results on each input. */
export const SearchBox = ({ label, placeholder, value, onValue, wide = false }: Props) => (
  <label className={classes(styles.box, wide && styles.wide)}>
    <Search aria-hidden />
    <input
      type="search"
      dir={value ? 'auto' : undefined}
      aria-label={label}
      placeholder={placeholder}
      maxLength={LIMITS.gameName}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  </label>
);
