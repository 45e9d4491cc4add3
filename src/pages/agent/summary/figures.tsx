import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentRevenue, TeamPeriod } from '../../../../contract/team-reports.ts';
import { $site } from '../../../entities/site/index.ts';
import { $salary, $team } from '../../../features/team-reports/index.ts';
import { formatDay, formatTimeThere } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { daysBefore } from '../../../widgets/period/index.ts';
import { FigureCard, type Rise } from './figure-card.tsx';
import { incomeOn, realtimeOn } from './income-on.ts';
import styles from './summary.module.css';

interface Props {
  /** Today beside yesterday. */
  figures: TeamPeriod;
  /** Every day of the trend. */
  days: TeamPeriod['days'];
  income: AgentRevenue;
  today: string;
}

const AMOUNTS = ['turnover', 'net', 'deposits', 'withdrawals'] as const;
const COUNTS = ['activeMembers', 'newMembers'] as const;
const RISE: Record<(typeof AMOUNTS)[number], Rise> = {
  turnover: 'good',
  // What players win is the agent's loss.
  net: 'bad',
  deposits: 'neutral',
  withdrawals: 'neutral',
};

/** Today's figures beside yesterday's with the trend of each; what the feeds know is shown as they tell it. */
export const Figures = ({ figures, days, income, today }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { team, salary, site } = useUnit({ team: $team, salary: $salary, site: $site });
  const { before, exponent, currency, asOfMs } = figures;
  const now = team
    ? {
        ...figures.now,
        turnover: team.turnover.amount,
        activeMembers: team.activeMembers,
        newMembers: team.newMembers,
      }
    : figures.now;
  const money = (amount: number) => <Money amount={amount} exponent={exponent} />;
  const yesterday = (value: ReactNode) => (
    <>
      {t('summary.yesterday')} {value}
    </>
  );
  const earned = { now: incomeOn(income, today), before: incomeOn(income, daysBefore(today, 1)) };
  const accrued = { now: salary?.accrued.amount ?? 0, before: salary?.lastBill?.amount.amount ?? 0 };
  const updated = t('reports.asOf', { time: formatTimeThere(asOfMs, site?.brand.timeZone ?? 'UTC', locale) });
  return (
    <Panel title={t('summary.today')} aside={<small className={styles.updated}>{`${currency} · ${updated}`}</small>}>
      <dl className={styles.cards}>
        {AMOUNTS.map((key) => (
          <FigureCard
            key={key}
            name={t(`reports.figures.${key}`)}
            value={
              key === 'net' ? <Money amount={now.net} exponent={exponent} signed toned="agent" /> : money(now[key])
            }
            now={now[key]}
            before={before[key]}
            beforeText={yesterday(money(before[key]))}
            rise={RISE[key]}
            trend={days.map((day) => day[key])}
          />
        ))}
        {COUNTS.map((key) => (
          <FigureCard
            key={key}
            name={t(`reports.figures.${key}`)}
            value={now[key]}
            now={now[key]}
            before={before[key]}
            beforeText={yesterday(before[key])}
            rise="good"
            trend={days.map((day) => day[key])}
          />
        ))}
        <FigureCard
          name={t('summary.income')}
          value={money(earned.now)}
          {...earned}
          beforeText={yesterday(money(earned.before))}
          rise="good"
          trend={days.map(({ day }) => incomeOn(income, day))}
        />
        <FigureCard
          name={t('summary.accrued')}
          value={salary ? money(accrued.now) : '–'}
          {...accrued}
          beforeText={
            salary?.lastBill ? (
              <>
                {t('summary.lastBill')} {money(accrued.before)}
              </>
            ) : (
              t('summary.noBill')
            )
          }
          rise="neutral"
          trend={days.map(({ day }) => realtimeOn(income, day))}
        />
      </dl>
      <div className={styles.unseen}>
        <Table
          caption={t('summary.byDay')}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            {
              key: 'day',
              title: t('records.day'),
              cell: ({ day }) => formatDay(Date.parse(`${day}T12:00`), locale),
            },
            ...AMOUNTS.map((key) => ({
              key,
              title: t(`reports.figures.${key}`),
              cell: (row: TeamPeriod['days'][number]) => money(row[key]),
            })),
            ...COUNTS.map((key) => ({
              key,
              title: t(`reports.figures.${key}`),
              cell: (row: TeamPeriod['days'][number]) => row[key],
            })),
          ]}
        />
      </div>
    </Panel>
  );
};
