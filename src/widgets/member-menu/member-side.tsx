import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { $member } from '../../entities/session/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { ArrowLeft } from '../../shared/ui/icons.ts';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { MemberMenu } from './member-menu.tsx';
import styles from './member-menu.module.css';

/** What stands beside a page of the member centre: who is logged in and the menu; on narrow windows the way back. */
export function MemberSide() {
  const member = useUnit($member);
  const isOverview = useLocation().pathname === '/member';
  const name = member?.nickname || member?.account || '';
  return (
    <>
      {!isOverview && (
        <Link className={styles.back} to="/member">
          <ArrowLeft aria-hidden />
          <WhenTranslated texts={accountTexts} waiting={null}>
            <CentreTitle />
          </WhenTranslated>
        </Link>
      )}
      <div className={styles.beside}>
        <div className={styles.who}>
          <span className={styles.initial} aria-hidden>
            {[...name][0]?.toUpperCase()}
          </span>
          <p>
            <b dir="auto">{name}</b>
            {member && member.account !== name && <small dir="auto">{member.account}</small>}
          </p>
        </div>
        <WhenTranslated texts={accountTexts} waiting={null}>
          <MemberMenu look="side" />
        </WhenTranslated>
      </div>
    </>
  );
}

/** Translated only once its texts are loaded. */
const CentreTitle = () => useTranslation().t('member.title');
