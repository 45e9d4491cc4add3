import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { BigBet, TeamFigure, TeamRow } from '../../../../contract/team-figure.ts';
import { $language } from '../../../shared/api/context.ts';
import { $site } from '../../../entities/site/index.ts';
import { $team, $teamState, teamPage } from '../../../features/team/model.ts';
import { formatTimeThere } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { TeamChart } from './team-chart.tsx';
import { TeamPeriodPanel } from '../reports/team-period.tsx';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import styles from './team-page.module.css';

/** AGT-04, LIVE-06: the activity of the agent's team, live. */
export default function TeamPage() {
  const { t } = useTranslation();
  const view = useUnit({ team: $team, state: $teamState });
  const { team } = view;
  useLifecycle(teamPage);
  return (
    <>
      <PageHead title={t('team.title')} text={t('team.text')} />
      {team ? (
        <div className={styles.page} data-old={view.state !== 'live'}>
          <Today team={team} />
          <Panel title={t('team.minutes')}>
            <TeamChart exponent={team.turnover.exponent} />
          </Panel>
          <Panel title={t('team.rows')}>
            <Rows team={team} />
          </Panel>
          <div className={styles.pair}>
            <Panel title={t('team.biggestBets')}>
              <Biggest bets={team.biggestBets} exponent={team.turnover.exponent} caption={t('team.biggestBets')} />
            </Panel>
            <Panel title={t('team.biggestWins')}>
              <Biggest bets={team.biggestWins} exponent={team.turnover.exponent} caption={t('team.biggestWins')} />
            </Panel>
          </div>
          <Panel title={t('team.joined')}>
            <Joined team={team} />
          </Panel>
        </div>
      ) : (
        <Skeleton className={styles.waiting} />
      )}
      <div className={styles.period}>
        <TeamPeriodPanel />
      </div>
    </>
  );
}

const Today = ({ team }: { team: TeamFigure }) => {
  const { t } = useTranslation();
  return (
    <dl className={styles.today}>
      <div>
        <dt>{t('team.online')}</dt>
        <dd>
          {team.online} <small>{t('team.ofMembers', { count: team.members })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('team.turnover')}</dt>
        <dd>
          <Money {...team.turnover} />
        </dd>
      </div>
      <div>
        <dt>{t('team.active')}</dt>
        <dd>{team.activeMembers}</dd>
      </div>
      <div>
        <dt>{t('team.new')}</dt>
        <dd>{team.newMembers}</dd>
      </div>
    </dl>
  );
};

const Rows = ({ team }: { team: TeamFigure }) => {
  const { t } = useTranslation();
  if (team.rows.length === 0) return <p className={styles.nothing}>{t('team.nobody')}</p>;
  return (
    <>
      <Table
        caption={t('team.rows')}
        rows={team.rows}
        twoLines
        rowKey={({ who, account }) => `${who} ${account}`}
        columns={[
          { key: 'account', title: t('team.account'), phone: 'first', cell: (row) => <Who row={row} /> },
          {
            key: 'online',
            title: t('team.online'),
            figure: true,
            phone: 'titled',
            cell: (row) => <Online row={row} />,
          },
          {
            key: 'active',
            title: t('team.active'),
            figure: true,
            phone: 'titled',
            cell: ({ activeMembers }) => activeMembers,
          },
          {
            key: 'turnover',
            title: t('team.turnover'),
            figure: true,
            phone: 'titled',
            cell: ({ turnover }) => <Money amount={turnover} exponent={team.turnover.exponent} />,
          },
        ]}
      />
      <p className={styles.hint}>
        {team.moreRows > 0 && <>{t('team.moreRows', { count: team.moreRows })} </>}
        {t('team.privacy')}
      </p>
    </>
  );
};

const Who = ({ row: { who, account } }: { row: TeamRow }) => {
  const { t } = useTranslation();
  return (
    <span>
      <bdi>{account}</bdi> {who !== 'member' && <small className={styles.kind}>{t(`team.who.${who}`)}</small>}
    </span>
  );
};

const Online = ({ row: { who, online, members } }: { row: TeamRow }) => {
  const { t } = useTranslation();
  if (who === 'team') return t('team.onlineOf', { online, members });
  return (
    <span className={styles.presence} data-on={online > 0}>
      {online > 0 ? t('team.on') : t('team.off')}
    </span>
  );
};

const Biggest = ({ bets, exponent, caption }: { bets: readonly BigBet[]; exponent: number; caption: string }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ site: $site, language: $language });
  if (bets.length === 0) return <p className={styles.nothing}>{t('team.noneYet')}</p>;
  return (
    <Table
      caption={caption}
      rows={bets}
      twoLines
      rowKey={({ account, atMs, amount }) => `${account} ${atMs} ${amount}`}
      columns={[
        { key: 'account', title: t('team.account'), phone: 'first', cell: ({ account }) => <bdi>{account}</bdi> },
        {
          key: 'game',
          title: t('team.game'),
          cell: ({ game }) => <bdi>{game[view.language] ?? game['EN'] ?? ''}</bdi>,
        },
        {
          key: 'time',
          title: t('team.time'),
          cell: ({ atMs }) => <bdi>{formatTimeThere(atMs, view.site?.brand.timeZone ?? 'UTC', locale)}</bdi>,
        },
        {
          key: 'amount',
          title: t('team.amount'),
          figure: true,
          phone: 'end',
          cell: ({ amount }) => <Money amount={amount} exponent={exponent} />,
        },
      ]}
    />
  );
};

const Joined = ({ team }: { team: TeamFigure }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { site } = useUnit({ site: $site });
  if (team.joined.length === 0) return <p className={styles.nothing}>{t('team.nobodyJoined')}</p>;
  return (
    <ul className={styles.joined}>
      {team.joined.map(({ account, atMs }) => (
        <li key={account}>
          <bdi>{account}</bdi>{' '}
          <small>
            <bdi>{formatTimeThere(atMs, site?.brand.timeZone ?? 'UTC', locale)}</bdi>
          </small>
        </li>
      ))}
    </ul>
  );
};
