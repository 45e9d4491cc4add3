import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailOf } from '../../../../contract/draws.ts';
import {
  $verdict,
  $verifying,
  proofChosen,
  proofSaved,
  verifyRequested,
  type Verdict,
} from '../../../features/draws/index.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { CircleAlert, CircleCheck, Download, FileCheck, ShieldCheck } from '../../../shared/ui/icons.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { numberText } from './draw-texts.ts';
import styles from './draws.module.css';
import own from './raffle.module.css';

/** What was published when, and the verification of the draw on this device. */
export const RaffleFairness = ({ detail }: { detail: DetailOf<'raffle'> }) => {
  const { t } = useTranslation();
  const input = useId();
  const view = useUnit({ busy: $verifying, onVerify: verifyRequested, onSave: proofSaved, onFile: proofChosen });
  return (
    <Panel title={t('draws.raffle.fair')} aside={<ShieldCheck aria-hidden className={own.shield} />}>
      <p className={styles.note}>{t('draws.raffle.fairText')}</p>
      <dl className={own.hashes}>
        <Hash title={t('draws.raffle.seedHash')} value={detail.commitment} />
        <Hash title={t('draws.raffle.listHash')} value={detail.listHash} />
        {detail.publicSource !== null && (
          <div>
            <dt>{t('draws.raffle.source')}</dt>
            <dd dir="auto">{detail.publicSource}</dd>
          </div>
        )}
        {detail.own?.entry && <Hash title={t('draws.raffle.entry')} value={detail.own.entry} />}
      </dl>
      <div className={own.actions}>
        {detail.phase === 'drawn' && (
          <>
            <Button tone="primary" busy={view.busy} onClick={() => view.onVerify()}>
              <ShieldCheck aria-hidden />
              {t('draws.raffle.verify')}
            </Button>
            <Button onClick={() => view.onSave()}>
              <Download aria-hidden />
              {t('draws.raffle.save')}
            </Button>
          </>
        )}
        <label className={`${buttonClass()} ${own.file}`} htmlFor={input}>
          <FileCheck aria-hidden />
          {t('draws.raffle.check')}
        </label>
        <VisuallyHidden>
          <input
            id={input}
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) view.onFile(file);
              event.currentTarget.value = '';
            }}
          />
        </VisuallyHidden>
      </div>
      <p className={styles.note}>{t('draws.raffle.checkText')}</p>
      <div aria-live="polite">
        <Answer />
      </div>
    </Panel>
  );
};

const Hash = ({ title, value }: { title: string; value: string | null }) => {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value === null ? <em>{t('draws.raffle.later')}</em> : <code dir="ltr">{value}</code>}</dd>
    </div>
  );
};

const Answer = () => {
  const verdict = useUnit($verdict);
  return verdict && <VerdictText verdict={verdict} />;
};

const VerdictText = ({ verdict }: { verdict: Verdict }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (verdict.kind !== 'checked')
    return (
      <p className={own.verdict} data-bad>
        <CircleAlert aria-hidden />
        {t(verdict.kind === 'failed' ? 'draws.raffle.failed' : 'draws.raffle.noProof')}
      </p>
    );
  const { faults, raffle, tickets } = verdict;
  if (faults.length === 0)
    return (
      <p className={own.verdict}>
        <CircleCheck aria-hidden />
        <span>
          <b>{t('draws.raffle.good')}</b>
          {t('draws.raffle.goodText', { raffle, tickets: numberText(locale, tickets) })}
        </span>
      </p>
    );
  return (
    <div className={own.verdict} data-bad>
      <CircleAlert aria-hidden />
      <span>
        <b>{t('draws.raffle.bad')}</b>
        {faults.map((fault) => (
          <span key={fault}>{t(`draws.raffle.faults.${fault}`)}</span>
        ))}
      </span>
    </div>
  );
};
