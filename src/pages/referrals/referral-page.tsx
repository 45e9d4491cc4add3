import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { $isAgent, $member } from '../../entities/session/index.ts';
import { ownReferral, referralPage, useLiveReferral } from '../../features/referrals/index.ts';
import { referralTexts } from '../../shared/i18n/word-groups.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { UserRoundPlus } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { MemberPage } from '../../widgets/member-page/member-page.tsx';
import { AwardList } from './award-list.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { InvitedList } from './invited-list.tsx';
import { RuleList } from './rule-list.tsx';
import styles from './referrals.module.css';

const waiting = (
  <div className={styles.page} aria-hidden>
    <Skeleton className={styles.cardWaiting} />
    <Skeleton className={styles.listWaiting} />
  </div>
);

/** MEM-09: the member's link, QR code and code, what they bring, who came, and the awards for it. */
export default function ReferralPage() {
  return (
    <MemberPage
      head={(t) => ({ title: t('centre.pages.referral') })}
      guest={(t) => ({ title: t('member.loginTitle'), text: t('member.loginText') })}
    >
      <WhenTranslated texts={referralTexts} waiting={waiting}>
        <Referrals />
      </WhenTranslated>
    </MemberPage>
  );
}

const Referrals = () => {
  const { t } = useTranslation();
  useLiveReferral();
  useLifecycle(referralPage);
  const view = useUnit({
    own: ownReferral.$data,
    failure: ownReferral.$error,
    member: $member,
    isAgent: $isAgent,
    onRetry: ownReferral.start,
  });
  const { own, member, isAgent } = view;
  if (!own || !member)
    return view.failure ? <LoadFailed failure={view.failure} onRetry={() => view.onRetry({})} /> : waiting;
  const money = { currency: member.currency, exponent: member.exponent };
  if (isAgent)
    return (
      <Message icon={<UserRoundPlus />} title={t('referrals.agent')} text={t('referrals.agentText')}>
        <Link className={buttonClass('primary')} to="/agentHome/registerCenter">
          {t('referrals.agentLinks')}
        </Link>
      </Message>
    );
  return (
    <div className={styles.page}>
      {own.isOpen ? (
        <>
          <InvitationCard code={own.code} />
          <RuleList rules={own.rules} {...money} />
        </>
      ) : (
        <Panel title={t('referrals.yours')}>
          <Message icon={<UserRoundPlus />} title={t('referrals.closed')} text={t('referrals.closedText')} />
        </Panel>
      )}
      <Panel title={t('referrals.invited')}>
        <InvitedList {...money} />
      </Panel>
      <Panel title={t('referrals.awards')}>
        <AwardList exponent={member.exponent} />
      </Panel>
    </div>
  );
};
