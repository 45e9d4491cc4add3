import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Field } from '../../shared/ui/field.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { daysOf, hasWrongDays, isPeriod, presetOf, presetsFor, type Days, type Preset } from './selection.ts';

interface Props {
  days: Days | null;
  today: string;
  /** Whether the whole record can be chosen. */
  all?: boolean;
  /** The greatest number of days, if it is not that of a record, and what is shown for more. */
  limit?: { max: number; text: string };
  onDays: (days: Days | null) => void;
}

/** The period of a record: a preset, or two days. Days that are no period are kept here until they are. */
export const PeriodFilter = ({ days, today, all = false, limit, onDays }: Props) => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const note = useId();
  const [typed, setTyped] = useState<Days | null>(null);
  const [chosen, setChosen] = useState<Preset>();
  const preset = typed ? 'custom' : presetOf(days, today, chosen);
  const choose = (next: Preset) => {
    if (next === 'custom') return setTyped(days ?? { from: today, to: today });
    setTyped(null);
    setChosen(next);
    onDays(next === 'all' ? null : daysOf(next, today));
  };
  const type = (next: Days) => {
    setTyped(next);
    if (isPeriod(next, limit?.max)) onDays(next);
  };
  const shown = typed ?? days;
  return (
    <>
      <FieldSelect
        label={t('records.period')}
        value={preset}
        onValue={(value) => choose(value as Preset)}
        options={presetsFor(today, { all, max: limit?.max }).map((value) => ({
          value,
          title: t(`records.periods.${value}`),
        }))}
      />
      {preset === 'custom' && shown && (
        <>
          <Field
            label={t('records.from')}
            type="date"
            max={today}
            value={shown.from}
            onValue={(from) => type({ ...shown, from })}
            error={isPeriod(shown, limit?.max) ? null : (limit?.text ?? t('records.wrongPeriod'))}
          />
          <Field
            label={t('records.to')}
            type="date"
            max={today}
            value={shown.to}
            onValue={(to) => type({ ...shown, to })}
          />
        </>
      )}
      <Note id={note} error={hasWrongDays(search, limit?.max) ? t('records.wrongAddress') : null} />
    </>
  );
};
