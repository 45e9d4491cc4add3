import { useUnit } from 'effector-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OfferedCampaign } from '../../../contract/awards.ts';
import { campaignAction, campaignLabel } from '../../../contract/campaign-label.ts';
import { $sessionKind } from '../../entities/session/index.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form, FormDone, FormError } from '../../shared/ui/form.tsx';
import {
  $code,
  $takePartFailure,
  $takingPart,
  $taken,
  claimRequested,
  codeTyped,
  joinRequested,
  loginRequested,
  takePartView,
} from './participation.ts';
import styles from './awards.module.css';

const LINKS = { deposit: '/deposit', play: '/member/bonusDetails', invite: '/member/referral' } as const;
/** The longest code (contract/campaigns.ts). */
const CODE_LENGTH = 32;

/** The one action of a campaign by its state, and what came of it. */
export const TakePart = ({ campaign }: { campaign: OfferedCampaign }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({ failure: $takePartFailure, taken: $taken });
  useLifecycle(takePartView, campaign.code);
  const { failure, taken } = view;
  return (
    <div className={styles.take}>
      <FormDone text={taken && doneText(taken, t)} />
      <Action campaign={campaign} />
      <FormError text={failure && (failure.reason ? t(`awards.refusals.${failure.reason}`) : failureText(failure))} />
    </div>
  );
};

type Taken = NonNullable<ReturnType<typeof $taken.getState>>;
const doneText = (taken: Taken, t: TFunction): string => {
  if (taken === 'joined') return t('awards.joined');
  if (taken === 'applying') return t('awards.applyingNow');
  return taken === 'claimed' ? t('awards.waits') : t('awards.claimedNow');
};

const Action = ({ campaign }: { campaign: OfferedCampaign }) => {
  const { t } = useTranslation();
  const view = useUnit({
    who: $sessionKind,
    busy: $takingPart,
    onJoin: joinRequested,
    onClaim: claimRequested,
    onLogin: loginRequested,
  });
  const label = campaignLabel(campaign);
  const action = campaignAction(label, campaign.reward);
  if (action === null) {
    if (label === 'signed') return <p className={styles.reason}>{t('awards.takesPart')}</p>;
    if (label !== null && label !== 'coming') return <p className={styles.reason}>{t(`awards.labels.${label}`)}</p>;
    return <p className={styles.reason}>{t(`awards.refusals.${campaign.refusal ?? 'taken'}`)}</p>;
  }
  if (view.who !== 'member')
    return (
      <Button tone="primary" size="large" onClick={() => view.onLogin()}>
        {t('awards.actions.login')}
      </Button>
    );
  if (action === 'deposit' || action === 'play' || action === 'invite')
    return (
      <Link className={buttonClass('primary', 'large')} to={LINKS[action]}>
        {t(`awards.actions.${action}`)}
      </Link>
    );
  if (action === 'code') return <CodeForm campaign={campaign.code} />;
  return (
    <Button
      tone="primary"
      size="large"
      busy={view.busy}
      onClick={() => (action === 'join' ? view.onJoin : view.onClaim)(campaign.code)}
    >
      {t(`awards.actions.${action}`)}
    </Button>
  );
};

const CodeForm = ({ campaign }: { campaign: string }) => {
  const { t } = useTranslation();
  const view = useUnit({ code: $code, busy: $takingPart, onCode: codeTyped, onClaim: claimRequested });
  return (
    <Form onSubmit={() => view.code.trim() !== '' && view.onClaim(campaign)}>
      <Field
        label={t('awards.code')}
        name="promotion-code"
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        maxLength={CODE_LENGTH}
        value={view.code}
        onValue={view.onCode}
      />
      <div>
        <Button tone="primary" size="large" type="submit" busy={view.busy} disabled={view.code.trim() === ''}>
          {t('awards.actions.claim')}
        </Button>
      </div>
    </Form>
  );
};
