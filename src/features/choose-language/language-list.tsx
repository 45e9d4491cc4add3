import { useUnit } from 'effector-react';
import { markOf } from '../../../contract/languages.ts';
import { $language } from '../../shared/api/context.ts';
import { $offered, languageChosen } from '../../shared/i18n/model.ts';
import { LANGUAGE_NAMES } from '../../shared/i18n/language-names.ts';
import { modalClosed } from '../../shared/lib/modals.ts';
import { Check } from '../../shared/ui/icons.ts';
import styles from './language-list.module.css';

export default function LanguageList() {
  const view = useUnit({ now: $language, offered: $offered, choose: languageChosen, close: modalClosed });
  return (
    <ul className={styles.list}>
      {view.offered.map((code) => (
        <li key={code}>
          <button
            type="button"
            className={styles.entry}
            lang={markOf(code).tag}
            aria-pressed={code === view.now}
            onClick={() => {
              view.choose(code);
              view.close();
            }}
          >
            <bdi>{LANGUAGE_NAMES[code]}</bdi>
            {code === view.now && <Check aria-hidden />}
          </button>
        </li>
      ))}
    </ul>
  );
}
