import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { formatShare } from '../../shared/format/share.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { Users } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { QrCode } from '../../shared/ui/qr-code.tsx';
import { Actions } from '../../shared/ui/actions.tsx';
import {
  $code,
  $copiedId,
  $links,
  $toggleFailure,
  addressOf,
  codeShown,
  linkCopied,
  linkToggled,
  type Link,
} from './links.ts';
import styles from './downlines.module.css';

/** The agent's links with their clicks and registrations. */
export const LinkList = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({ links: $links, failure: $toggleFailure, code: $code, onCode: codeShown });
  const list = view.links?.list ?? [];
  return (
    <>
      <FormError text={view.failure && failureText(view.failure)} />
      {list.length === 0 ? (
        <Message icon={<Users />} title={t('downlines.noLinks')} text={t('downlines.noLinksText')} />
      ) : (
        <ul className={styles.links}>
          {list.map((link) => (
            <LinkRow key={link.id} link={link} isFrozen={view.links?.isFrozen ?? false} />
          ))}
        </ul>
      )}
      {view.code && (
        <MotionScope>
          <Dialog title={t('downlines.codeTitle')} size="small" onClose={() => view.onCode(null)}>
            <CodeOf link={view.code} />
          </Dialog>
        </MotionScope>
      )}
    </>
  );
};

const LinkRow = ({ link, isFrozen }: { link: Link; isFrozen: boolean }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ copied: $copiedId, onCopy: linkCopied, onCode: codeShown, onToggle: linkToggled });
  const number = new Intl.NumberFormat(locale);
  const { maxUses, expiresAtMs } = link;
  return (
    <li className={styles.link} data-state={link.state}>
      <p className={styles.linkHead}>
        <code dir="ltr">{link.code}</code>
        <span className={styles.state}>{t(`downlines.states.${link.state}`)}</span>
      </p>
      <dl className={styles.linkFacts}>
        <div>
          <dt>{t('downlines.kind')}</dt>
          <dd>{t(link.kind === 'agent' ? 'downlines.agent' : 'downlines.player')}</dd>
        </div>
        <div>
          <dt>{t('downlines.rate')}</dt>
          <dd>{formatShare(link.rebateRate, locale)}</dd>
        </div>
        <div>
          <dt>{t('downlines.clicks')}</dt>
          <dd>{number.format(link.clicks)}</dd>
        </div>
        <div>
          <dt>{t('downlines.registrations')}</dt>
          <dd>
            <bdi dir="ltr">
              {number.format(link.uses)}
              {maxUses !== null && ` / ${number.format(maxUses)}`}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t('downlines.until')}</dt>
          <dd>{expiresAtMs === null ? t('downlines.spans.never') : formatInstant(expiresAtMs, locale)}</dd>
        </div>
      </dl>
      <div className={styles.linkActs}>
        <Button size="small" onClick={() => view.onCopy(link)}>
          {t(view.copied === link.id ? 'downlines.copied' : 'downlines.copy')}
        </Button>
        <Button size="small" onClick={() => view.onCode(link)}>
          {t('downlines.code')}
        </Button>
        <Button
          size="small"
          tone={link.enabled ? 'quiet' : 'outline'}
          disabled={isFrozen && !link.enabled}
          onClick={() => view.onToggle(link)}
        >
          {t(link.enabled ? 'downlines.close' : 'downlines.open')}
        </Button>
      </div>
    </li>
  );
};

/** The QR code and the address of a link. */
const CodeOf = ({ link }: { link: Link }) => {
  const { t } = useTranslation();
  const view = useUnit({ copied: $copiedId, onCopy: linkCopied });
  const address = addressOf(link);
  return (
    <div className={styles.code}>
      <QrCode text={address} label={t('downlines.codeLabel')} />
      <code className={styles.address} dir="ltr">
        {address}
      </code>
      <Actions>
        <Button tone="primary" onClick={() => view.onCopy(link)}>
          {t(view.copied === link.id ? 'downlines.copied' : 'downlines.copy')}
        </Button>
      </Actions>
    </div>
  );
};
