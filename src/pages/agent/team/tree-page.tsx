import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { DOWNLINE_ORDERS, type Downline, type DownlineStep } from '../../../../contract/downlines.ts';
import {
  $isLoading,
  $level,
  $levelFailure,
  levelRequested,
  MemberDialog,
  MemberRows,
  NameSearch,
  treePage,
  type LevelRequested,
} from '../../../features/downlines/index.ts';
import { formatShare } from '../../../shared/format/share.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Users } from '../../../shared/ui/icons.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { numberIn } from '../layout/address-numbers.ts';
import { CONTRACT_LIST, TEAM_BETS, TEAM_MOVEMENTS, TREE } from '../layout/menu.ts';
import styles from './tree-page.module.css';

/** The address of a level. */
const levelPath = (memberId: number | undefined): string =>
  memberId === undefined ? TREE : `${TREE}?under=${memberId}`;

/** The level that the address names. Anything else in it is left out. */
const requestedIn = (search: URLSearchParams): LevelRequested => {
  const order = DOWNLINE_ORDERS.find((each) => each === search.get('order')) ?? 'agents';
  return { under: numberIn(search.get('under')), order, page: numberIn(search.get('page')) ?? 1 };
};

/** AGT-05: the team as a tree: search, the way down, one level with its totals, and what can be done for direct members. */
export default function TreePage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const requested = useMemo(() => requestedIn(search), [search]);
  useLifecycle(treePage, requested);
  const view = useUnit({ level: $level, failure: $levelFailure, onRetry: levelRequested });
  return (
    <>
      <PageHead title={t('downlines.title')} text={t('downlines.text')}>
        <Link to={CONTRACT_LIST} className={buttonClass('outline', 'small')}>
          {t('downlines.toContracts')}
        </Link>
      </PageHead>
      <NameSearch place={(path) => <Place path={path} />} />
      {view.failure?.key === 'not_found' && (
        <Message icon={<Users />} title={t('downlines.unknown')} text={t('downlines.unknownText')}>
          <Link to={TREE} className={buttonClass()}>
            {t('downlines.toOwn')}
          </Link>
        </Message>
      )}
      {view.failure && view.failure.key !== 'not_found' && (
        <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />
      )}
      {!view.failure && (view.level ? <LevelPanel requested={requested} /> : <Skeleton className={styles.waiting} />)}
    </>
  );
}

const LevelPanel = ({ requested }: { requested: LevelRequested }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ level: $level, loading: $isLoading });
  const [chosen, choose] = useState<Downline | null>(null);
  const { level } = view;
  if (!level) return null;
  const isOwn = level.path.length === 0;
  const number = new Intl.NumberFormat(locale);
  return (
    <>
      {level.isFrozen && (
        <p role="status" className={styles.frozen}>
          {t('downlines.frozen')}
        </p>
      )}
      <Way path={level.path} />
      <dl className={styles.totals}>
        <div>
          <dt>{t('downlines.directTotal')}</dt>
          <dd>{number.format(level.direct)}</dd>
        </div>
        <div>
          <dt>{t('downlines.agentsTotal')}</dt>
          <dd>{number.format(level.agents)}</dd>
        </div>
        <div>
          <dt>{t('downlines.allTotal')}</dt>
          <dd>{number.format(level.all)}</dd>
        </div>
        {isOwn && (
          <div>
            <dt>{t('downlines.ownRate')}</dt>
            <dd>{formatShare(level.ownRate, locale)}</dd>
          </div>
        )}
      </dl>
      <Panel title={t('downlines.members')} aside={<Orders requested={requested} />}>
        {level.list.length === 0 ? (
          <Message icon={<Users />} title={t('downlines.nobody')} text={isOwn ? t('downlines.nobodyText') : ''} />
        ) : (
          <div className={styles.scroll} aria-busy={view.loading}>
            <MemberRows
              level={level}
              isOwn={isOwn}
              walk={({ memberId, account }) => (
                <Link to={levelPath(memberId)} className={styles.link}>
                  <bdi>{account}</bdi>
                </Link>
              )}
              actions={(member) => (
                <div>
                  <Button size="small" aria-label={t('downlines.manageOf', member)} onClick={() => choose(member)}>
                    {t('downlines.manage')}
                  </Button>
                  {member.isAgent && (
                    <Link
                      to={`${TREE}/${member.memberId}`}
                      aria-label={t('contracts.with', member)}
                      className={buttonClass('quiet', 'small')}
                    >
                      {t('downlines.contract')}
                    </Link>
                  )}
                </div>
              )}
            />
          </div>
        )}
        <Pages page={level.page} pages={level.pages} />
        {!isOwn && <p className={styles.hint}>{t('team.privacy')}</p>}
      </Panel>
      {chosen && (
        <MemberDialog member={chosen} onClose={() => choose(null)}>
          <Link to={`${TEAM_BETS}?member=${chosen.memberId}`} className={buttonClass('quiet')}>
            {t('downlines.toBets')}
          </Link>
          <Link to={`${TEAM_MOVEMENTS}?member=${chosen.memberId}`} className={buttonClass('quiet')}>
            {t('downlines.toMovements')}
          </Link>
          {chosen.isAgent && (
            <Link to={`${TREE}/${chosen.memberId}`} className={buttonClass('quiet')}>
              {t('contracts.with', chosen)}
            </Link>
          )}
        </MemberDialog>
      )}
    </>
  );
};

/** From the agent down to the level. */
const Way = ({ path }: { path: readonly DownlineStep[] }) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('downlines.way')}>
      <ol className={styles.way}>
        <li>
          <Link to={TREE} className={styles.link} aria-current={path.length === 0 ? 'page' : undefined}>
            {t('downlines.own')}
          </Link>
        </li>
        {path.map(({ memberId, account }, at) => (
          <li key={memberId}>
            <Link
              to={levelPath(memberId)}
              className={styles.link}
              aria-current={at === path.length - 1 ? 'page' : undefined}
            >
              <bdi>{account}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** The way to a found member, which leads to the level that lists it. */
const Place = ({ path }: { path: readonly DownlineStep[] }) => {
  const { t } = useTranslation();
  return (
    <Link to={levelPath(path.at(-2)?.memberId)} className={styles.link}>
      {[t('downlines.own'), ...path.map(({ account }) => account)].map((name, at) => (
        <span key={`${at} ${name}`}>
          {at > 0 && <span aria-hidden> › </span>}
          <bdi>{name}</bdi>
        </span>
      ))}
    </Link>
  );
};

const Orders = ({ requested }: { requested: LevelRequested }) => {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  return (
    <div role="group" aria-label={t('downlines.order')} className={styles.orders}>
      {DOWNLINE_ORDERS.map((order) => (
        <Chip
          key={order}
          chosen={requested.order === order}
          onClick={() =>
            setSearch(
              (old) => {
                const next = new URLSearchParams(old);
                next.set('order', order);
                next.delete('page');
                return next;
              },
              { replace: true },
            )
          }
        >
          {t(`downlines.orders.${order}`)}
        </Chip>
      ))}
    </div>
  );
};

const Pages = ({ page, pages }: { page: number; pages: number }) => {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  if (pages <= 1) return null;
  const go = (to: number) =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      next.set('page', String(to));
      return next;
    });
  return (
    <nav aria-label={t('downlines.pages')} className={styles.pages}>
      <Button size="small" disabled={page <= 1} onClick={() => go(page - 1)}>
        {t('downlines.previous')}
      </Button>
      <span>{t('downlines.page', { page, pages })}</span>
      <Button size="small" disabled={page >= pages} onClick={() => go(page + 1)}>
        {t('downlines.next')}
      </Button>
    </nav>
  );
};
