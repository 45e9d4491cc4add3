import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { REALTIME_WINDOW_MS } from '../../../contract/salary.ts';
import { $isAgent, $member, $sessionKind } from '../../entities/session/index.ts';
import { $brandName } from '../../entities/site/index.ts';
import { $canReset } from '../../entities/site/lazy.ts';
import { TermsWatch } from '../../features/accept-terms/index.ts';
import { CredentialsForm, agentCredentials, agentLoginOpened } from '../../features/login/index.ts';
import { logoutRequested } from '../../features/logout/model.ts';
import { formatLength } from '../../shared/format/length.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { accountTexts, agentTexts } from '../../shared/i18n/word-groups.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { FileCheck, Globe, HandCoins, Handshake, Info } from '../../shared/ui/icons.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import styles from './layout/agent-centre.module.css';
import { AgentCentre } from './layout/agent-centre.tsx';
import agentLoginPageStyles from './login/agent-login-page.module.css';

const PROMOS = [
  { key: 'Pay', icon: HandCoins },
  { key: 'Proof', icon: FileCheck },
  { key: 'Terms', icon: Handshake },
] as const;

/** The login form. A logged-in member who is no agent logs out first. */
const LoginPanel = () => {
  const { t } = useTranslation();
  const view = useUnit({ who: $sessionKind, member: $member, onLogOut: logoutRequested });
  if (view.who === 'trial') return <Message icon={<Info />} title={t('session.realAccountText')} />;
  if (view.who === 'member')
    return (
      <>
        <p>{t('agent.memberHere', { account: view.member?.account })}</p>
        <Button tone="primary" onClick={() => view.onLogOut()}>
          {t('agent.logOut')}
        </Button>
      </>
    );
  return (
    <>
      <p>{t('agent.loginText')}</p>
      <CredentialsForm credentials={agentCredentials} action={t('agent.loginAction')} />
    </>
  );
};

/** AUTH-14: title, form, and three blocks about the centre. */
const AgentLoginPage = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    who: $sessionKind,
    isAgent: $isAgent,
    canReset: $canReset,
    brand: $brandName,
    opened: agentLoginOpened,
    open: modalOpened,
  });
  const { opened } = view;
  useTitle(t('agent.loginTitle'), view.brand);
  useEffect(() => {
    opened();
  }, [opened]);
  if (view.isAgent) return <Navigate replace to="/agentHome" />;
  return (
    <main className={agentLoginPageStyles.page}>
      <section className={agentLoginPageStyles.login} aria-labelledby="agent-login">
        <Link to="/" className={agentLoginPageStyles.brand} aria-label={`${view.brand}: ${t('shell.home')}`}>
          {view.brand}
        </Link>
        <h1 id="agent-login">{t('agent.loginTitle')}</h1>
        <LoginPanel />
        <p className={agentLoginPageStyles.ways}>
          {view.who === 'guest' && view.canReset && (
            <Button tone="quiet" size="small" onClick={() => view.open({ name: 'forgotPassword' })}>
              {t('auth.forgot')}
            </Button>
          )}
          <Button
            tone="quiet"
            size="small"
            aria-label={`${t('shell.language')}: ${t('shell.ownLanguage')}`}
            onClick={() => view.open({ name: 'language' })}
          >
            <Globe aria-hidden />
            {t('shell.ownLanguage')}
          </Button>
          <Link className={buttonClass('quiet', 'small')} to="/">
            {t('agent.backToSite')}
          </Link>
        </p>
      </section>
      <ul className={agentLoginPageStyles.promos}>
        {PROMOS.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Icon aria-hidden />
            <h2>{t(`agent.promo${key}Title`)}</h2>
            <p>{t(`agent.promo${key}Text`, { length: formatLength(REALTIME_WINDOW_MS, locale) })}</p>
          </li>
        ))}
      </ul>
    </main>
  );
};

const waiting = (
  <LateGuard>
    <Skeleton className={styles.waiting} />
  </LateGuard>
);

interface Props {
  /** The agent login instead of the centre. */
  login?: boolean;
  /** The member's pages that are shown in the frame of the centre. */
  deposit?: ReactNode;
  withdraw?: ReactNode;
  /** For an address that is no section of the centre. */
  notFound?: ReactNode;
}

/** The agent part of the site, with its own texts: the agent login or the agent centre. */
export default function AgentPages({ login = false, deposit, withdraw, notFound }: Props) {
  return (
    <WhenTranslated texts={agentTexts} waiting={waiting}>
      <TermsWatch />
      <WhenTranslated texts={accountTexts} waiting={waiting}>
        {login ? <AgentLoginPage /> : <AgentCentre framed={{ deposit, withdraw, notFound }} />}
      </WhenTranslated>
    </WhenTranslated>
  );
}
