import { useId, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Eye, EyeOff } from './icons.ts';
import { IconButton } from './icon-button.tsx';
import { Note } from './note.tsx';
import styles from './field.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  hint?: string;
  /** Why the value is invalid; read out when it appears. */
  error?: string | null;
  /** How the value was understood, where that is not plain from its text; read out when it appears. Absent: never. */
  understood?: string | null;
}

/** A one-line input with its label, hint and error. A password can be shown. */
export const Field = ({ label, value, onValue, hint, error, understood, type = 'text', ...rest }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={Boolean(error) || undefined}>
        <input
          dir="auto"
          {...rest}
          id={id}
          className={styles.input}
          type={isPassword && revealed ? 'text' : type}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={`${id}-note`}
        />
        {understood !== undefined && (
          <output htmlFor={id} className={styles.understood}>
            {understood && <bdi>= {understood}</bdi>}
          </output>
        )}
        {isPassword && (
          <IconButton
            label={revealed ? t('ui.hidePassword') : t('ui.showPassword')}
            aria-pressed={revealed}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <EyeOff /> : <Eye />}
          </IconButton>
        )}
      </div>
      <Note id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
};
