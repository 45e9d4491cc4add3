import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import {
  EXCLUSION_KINDS,
  TERMS_OF,
  type Exclusion,
  type ExclusionKind,
  type ExclusionTerm,
} from '../../../contract/player-limits.ts';
import { GAME_TYPES, type GameType } from '../../../contract/primitives.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import {
  $breakFailure,
  $breakKind,
  $breakPending,
  $gameType,
  $isReview,
  $term,
  breakChosen,
  breakConfirmed,
  breakReturned,
  breakReviewed,
  termChosen,
  typeChosen,
} from './break.ts';
import styles from './limits.module.css';

/** Begins a cool-off, a lock of one game type, or a self-exclusion, in two steps (PP-16, PP-17). */
export const BreakForm = ({ exclusions }: { exclusions: readonly Exclusion[] }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    chosen: $breakKind,
    term: $term,
    gameType: $gameType,
    review: $isReview,
    failure: $breakFailure,
    pending: $breakPending,
    onKind: breakChosen,
    onTerm: termChosen,
    onType: typeChosen,
    onReview: breakReviewed,
    onReturn: breakReturned,
    onConfirm: breakConfirmed,
  });
  return (
    <Panel title={t('limits.break')}>
      <Running exclusions={exclusions} />
      <Form onSubmit={view.review ? view.onConfirm : view.onReview}>
        <FieldSelect
          label={t('limits.breakKind')}
          value={view.chosen}
          onValue={(kind) => view.onKind(kind as ExclusionKind)}
          options={EXCLUSION_KINDS.map((kind) => ({ value: kind, title: t(`limits.breaks.${kind}`) }))}
        />
        <p className={styles.note}>{t(`limits.breakAbout.${view.chosen}`)}</p>
        {view.chosen === 'type_lock' && (
          <FieldSelect
            label={t('limits.gameType')}
            value={view.gameType}
            onValue={(type) => view.onType(type as GameType)}
            options={GAME_TYPES.map((type) => ({ value: type, title: t(`games.type.${type}`) }))}
          />
        )}
        <FieldSelect
          label={t('limits.term')}
          value={view.term}
          onValue={(term) => view.onTerm(term as ExclusionTerm)}
          options={TERMS_OF[view.chosen].map((term) => ({ value: term, title: t(`limits.terms.${term}`) }))}
        />
        {view.review && (
          <p className={styles.warning} role="alert">
            {t('limits.final', { term: t(`limits.terms.${view.term}`) })}
          </p>
        )}
        <FormError text={view.failure && failureText(view.failure)} />
        {view.review ? (
          <Actions>
            <Button onClick={() => view.onReturn()}>{t('limits.back')}</Button>
            <Button tone="danger" type="submit" busy={view.pending}>
              {t('limits.begin')}
            </Button>
          </Actions>
        ) : (
          <div>
            <Button type="submit">{t('limits.review')}</Button>
          </div>
        )}
      </Form>
    </Panel>
  );
};

const Running = ({ exclusions }: { exclusions: readonly Exclusion[] }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (exclusions.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('limits.running')}>
      {exclusions.map(({ kind, gameType, by, untilMs }) => (
        <li key={`${kind} ${gameType} ${untilMs}`} className={styles.row}>
          <b>
            {t(`limits.breaks.${kind}`)}
            {gameType !== null && ` · ${t(`games.type.${gameType}`)}`}
          </b>
          <small>{t('limits.until', { when: formatInstant(untilMs, locale) })}</small>
          {by === 'operator' && <small>{t('limits.byOperator')}</small>}
        </li>
      ))}
    </ul>
  );
};
