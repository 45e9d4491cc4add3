import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../contract/limits.ts';
import { REPORT_DAYS } from '../../../../contract/team-reports.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { PeriodFilter } from '../../../widgets/period/index.ts';
import filters from '../../../shared/ui/filters.module.css';
import styles from './report-page.module.css';
import type { useTeamSelection } from './use-team-selection.ts';

interface Props extends ReturnType<typeof useTeamSelection> {
  /** The account of the chosen downline, where the page does not say it. */
  account?: string | undefined;
  /** Filters between the period and the name. */
  children: ReactNode;
}

/** The filters of a report of the team: the period, some of its own, and the name of a downline, or the way back from one. */
export const TeamRecordFilters = ({ from, to, today, member, name, choose, account, children }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  return (
    <>
      {member && (
        <p className={styles.way}>
          {account && <bdi>{account}</bdi>}
          <Button size="small" onClick={() => choose({ member: undefined })}>
            {t('reports.allDownlines')}
          </Button>
        </p>
      )}
      <div className={filters.filters}>
        <PeriodFilter
          days={{ from, to }}
          today={today}
          limit={{ max: REPORT_DAYS, text: t('reports.wrongPeriod', { count: REPORT_DAYS }) }}
          onDays={(days) => choose({ from: days?.from, to: days?.to })}
        />
        {!member && (
          <Field
            label={t('reports.name')}
            type="search"
            value={typed}
            maxLength={LIMITS.username.max}
            onValue={(value) => {
              setTyped(value);
              choose({ name: value.trim() });
            }}
          />
        )}
        {children}
      </div>
    </>
  );
};
