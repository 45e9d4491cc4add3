import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FIREBASE_LOCK_MS } from '../../../../contract/firebase.ts';
import { $service } from '../../../entities/site/index.ts';
import { formatLength } from '../../../shared/format/length.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useFailureText } from '../../../shared/i18n/failure-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormError } from '../../../shared/ui/form.tsx';
import type { FirebaseCode } from './firebase.ts';
import styles from './by-firebase.module.css';
import {
  $channel,
  $failure,
  $firebaseFailure,
  $isReady,
  $lockedFor,
  $options,
  $pending,
  $phoneOpen,
  $sdkFailed,
  channelChosen,
  phoneToggled,
  sdkRetried,
  shown,
} from './model.ts';
import { PhoneForm } from './phone-form.tsx';

/** Codes that only customer service can resolve. */
const ASKS_SERVICE = new Set<FirebaseCode>(['quota-exceeded', 'operation-not-allowed']);

/** The next step after a refusal of Firebase, if there is one besides retrying. */
const WhatNext = ({ code }: { code: FirebaseCode }) => {
  const { t } = useTranslation();
  const { service } = useUnit({ service: $service });
  if (!ASKS_SERVICE.has(code) || !service.contact) return null;
  return (
    <p className={styles.next}>
      <a href={service.contact} target="_blank" rel="noreferrer">
        {t('shell.contact')}
      </a>
    </p>
  );
};

/** AUTH-15: the login methods of Firebase, below the site's own. Renders nothing when Firebase is not configured. */
export default function ByFirebase() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    options: $options,
    isReady: $isReady,
    lockedFor: $lockedFor,
    pending: $pending,
    channel: $channel,
    phoneOpen: $phoneOpen,
    firebaseFailure: $firebaseFailure,
    failure: $failure,
    show: shown,
    choose: channelChosen,
    toggle: phoneToggled,
    sdkFailed: $sdkFailed,
    retry: sdkRetried,
  });
  const { show } = view;
  const locale = useLocale();
  useEffect(() => {
    show();
  }, [show]);
  if (!view.options) return null;
  const { channels } = view.options;
  const disabled = !view.isReady || view.lockedFor > 0 || view.pending;
  const error = view.firebaseFailure
    ? t(`firebase.code.${view.firebaseFailure}`, { length: formatLength(FIREBASE_LOCK_MS, locale) })
    : view.failure && failureText(view.failure);
  return (
    <section aria-label={t('firebase.title')} className={styles.channels}>
      <p className={styles.or}>{t('firebase.or')}</p>
      <FormError text={error} />
      {view.firebaseFailure && <WhatNext code={view.firebaseFailure} />}
      {view.sdkFailed && (
        <>
          <FormError text={t('failure.network_abnormal')} />
          <Button onClick={() => view.retry()}>{t('ui.tryAgain')}</Button>
        </>
      )}
      {view.lockedFor > 0 && <p role="timer">{t('firebase.lockedFor', { count: view.lockedFor })}</p>}
      {(['google', 'facebook'] as const)
        .filter((channel) => channels.includes(channel))
        .map((channel) => (
          <Button
            key={channel}
            disabled={disabled}
            busy={view.pending && view.channel === channel}
            onClick={() => view.choose(channel)}
          >
            {t(`firebase.${channel}`)}
          </Button>
        ))}
      {channels.includes('phone') && (
        <Button aria-expanded={view.phoneOpen} disabled={!view.isReady || view.pending} onClick={() => view.toggle()}>
          {t('firebase.phone')}
        </Button>
      )}
      {view.phoneOpen && <PhoneForm />}
    </section>
  );
}
