import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ClaimBadge } from '../../features/awards/lazy.ts';
import { UnreadBadge } from '../../features/inbox/unread-badge.tsx';
import { MissionBadge } from '../../features/missions/lazy.ts';
import { ReferralBadge } from '../../features/referrals/lazy.ts';
import { RebateBadge } from '../../features/rebates/lazy.ts';
import { ChevronRight } from '../../shared/ui/icons.ts';
import { ChatEntry } from './chat-entry.tsx';
import { $menu, type MenuGroup } from './menu.ts';
import styles from './member-menu.module.css';

interface Props {
  /** `side` stands beside a page, `list` is part of the overview on narrow windows and leaves the overview out. */
  look: 'side' | 'list';
}

/** MEM-01: links to all pages of the member centre, in groups. */
export const MemberMenu = ({ look }: Props) => {
  const { t } = useTranslation();
  const groups = useUnit($menu).filter(({ key }) => look === 'side' || key !== 'overview');
  return (
    <nav className={styles[look]} aria-label={t('centre.menu')}>
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </nav>
  );
};

const Group = ({ group }: { group: MenuGroup }) => {
  const { t } = useTranslation();
  const current = useLocation().pathname;
  const title = t(`centre.groups.${group.key}`);
  return (
    <div>
      <p className={styles.title} aria-hidden data-first={group.key === 'overview'}>
        {title}
      </p>
      <ul className={styles.entries} aria-label={title}>
        {group.entries.map(({ to, Icon, page }) => (
          <li key={to}>
            <Link
              className={styles.entry}
              to={to}
              aria-current={to === current ? 'page' : undefined}
              // A record has the path of the overview, and so the router keeps the place of the page before.
              onClick={() => window.scrollTo({ top: 0 })}
            >
              <span className={styles.icon} aria-hidden>
                <Icon />
              </span>
              <span>{t(`centre.pages.${page}`)}</span>
              {page === 'messages' && <UnreadBadge />}
              {page === 'tickets' && <UnreadBadge of="tickets" />}
              {page === 'rewardCenter' && <ClaimBadge />}
              {page === 'missionLeaderboard' && <MissionBadge />}
              {page === 'manualRebate' && <RebateBadge />}
              {page === 'referral' && <ReferralBadge />}
              <ChevronRight className={styles.onward} aria-hidden />
            </Link>
          </li>
        ))}
        {group.key === 'account' && <ChatEntry />}
      </ul>
    </div>
  );
};
