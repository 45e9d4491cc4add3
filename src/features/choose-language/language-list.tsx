import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markOf } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/primitives.ts';
import { $language } from '../../shared/api/context.ts';
import { $offered } from '../../shared/i18n/model.ts';
import { LANGUAGE_NAMES } from '../../shared/i18n/language-names.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { modalClosed } from '../../shared/lib/modals.ts';
import { useLiveAgain } from '../../shared/realtime/use-live-again.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Check, CircleAlert } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { isFound } from './find.ts';
import { $loading, $unloaded, languageChosen, languageRetried } from './model.ts';
import styles from './language-list.module.css';

/** From this number on, a list is searched rather than read. */
const SEARCHED_FROM = 9;

const NotLoaded = ({ language, now }: { language: Language; now: Language }) => {
  const { t } = useTranslation();
  const retry = useUnit(languageRetried);
  useLiveAgain(retry);
  const names = { language: LANGUAGE_NAMES[language], now: LANGUAGE_NAMES[now] };
  return (
    <Message alert icon={<CircleAlert />} title={t('language.notLoaded', names)} text={t('language.stays', names)}>
      <Button onClick={() => retry()}>{t('ui.tryAgain')}</Button>
    </Message>
  );
};

/** The languages of this merchant, each under its own name and the page's. */
export default function LanguageList() {
  const { t, i18n } = useTranslation();
  const view = useUnit({
    now: $language,
    offered: $offered,
    loading: $loading,
    unloaded: $unloaded,
    choose: languageChosen,
    close: modalClosed,
  });
  const [search, setSearch] = useState('');
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const found = view.offered
    .map((code) => ({ code, own: LANGUAGE_NAMES[code], here: names.of(markOf(code).tag) ?? '' }))
    .filter((language) => isFound(language, search));
  return (
    <WhenTranslated texts={accountTexts} waiting={null}>
      {view.offered.length >= SEARCHED_FROM && (
        <div className={styles.search}>
          <SearchBox
            wide
            label={t('language.search')}
            placeholder={t('language.search')}
            value={search}
            onValue={setSearch}
          />
        </div>
      )}
      {view.unloaded && view.loading === null && <NotLoaded language={view.unloaded} now={view.now} />}
      {found.length === 0 && <p>{t('language.none')}</p>}
      <ul className={styles.list}>
        {found.map(({ code, own, here }) => (
          <li key={code}>
            <button
              type="button"
              className={styles.entry}
              aria-pressed={code === view.now}
              aria-busy={code === view.loading || undefined}
              onClick={() => (code === view.now ? view.close() : view.choose(code))}
            >
              <bdi lang={markOf(code).tag}>{own}</bdi>
              {here !== own && <bdi className={styles.here}>{here}</bdi>}
              {code === view.now && <Check aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </WhenTranslated>
  );
}
