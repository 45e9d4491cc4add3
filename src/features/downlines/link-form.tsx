import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { LINK_USES_MAX } from '../../../contract/registration-links.ts';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { KindSelect } from './account-form.tsx';
import { $links } from './links.ts';
import {
  $areUsesWrong,
  $isLinkPending,
  $isLinkRateWrong,
  $linkFailure,
  $linkKind,
  $linkRate,
  $linkSpan,
  $linkUses,
  LINK_SPANS,
  linkKindChosen,
  linkRateTyped,
  linkSpanChosen,
  linkSubmitted,
  linkUsesTyped,
  type LinkSpan,
} from './new-link.ts';
import { RateField } from './rate-field.tsx';
import styles from './downlines.module.css';

/** Creates a registration link. */
export const LinkForm = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    links: $links,
    type: $linkKind,
    rate: $linkRate,
    span: $linkSpan,
    uses: $linkUses,
    rateWrong: $isLinkRateWrong,
    usesWrong: $areUsesWrong,
    failure: $linkFailure,
    pending: $isLinkPending,
    onKind: linkKindChosen,
    onRate: linkRateTyped,
    onSpan: linkSpanChosen,
    onUses: linkUsesTyped,
    onSubmit: linkSubmitted,
  });
  return (
    <Form onSubmit={view.onSubmit}>
      <p className={styles.hint}>{t('downlines.linkText')}</p>
      <KindSelect value={view.type} onValue={view.onKind} />
      <RateField
        bounds={{ min: 0, max: view.links?.maxRate ?? 0 }}
        isWrong={view.rateWrong}
        value={view.rate}
        onValue={view.onRate}
      />
      <FieldSelect
        label={t('downlines.linkSpan')}
        name="span"
        value={view.span}
        onValue={(span) => view.onSpan(span as LinkSpan)}
        options={LINK_SPANS.map((value) => ({ value, title: t(`downlines.spans.${value}`) }))}
      />
      <Field
        label={t('downlines.linkUses')}
        hint={t('downlines.linkUsesText')}
        error={view.usesWrong ? t('downlines.linkUsesWrong', { max: LINK_USES_MAX }) : null}
        name="uses"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={TEXT_BOUNDS.figure}
        value={view.uses}
        onValue={view.onUses}
      />
      <FormError text={view.failure && failureText(view.failure)} />
      <Button tone="primary" type="submit" busy={view.pending} disabled={view.links?.isFrozen}>
        {t('downlines.linkMake')}
      </Button>
    </Form>
  );
};
