import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { CAPTCHA_LETTERS } from '../../../contract/captcha.ts';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { RotateCw } from '../../shared/ui/icons.ts';
import type { CaptchaModel } from './captcha.ts';
import styles from './captcha-field.module.css';

interface Props {
  captcha: CaptchaModel;
  title: string;
  /** The form can be submitted without it. */
  isOptional?: boolean;
  /** The form was submitted without it. */
  isMissing: boolean;
}

/** The captcha picture with its field, a button for another picture, and the alternative for those who cannot read it. */
export const CaptchaField = ({ captcha, title, isOptional = false, isMissing }: Props) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    captcha: captcha.$captcha,
    text: captcha.$text,
    requested: captcha.$requested,
    failure: captcha.$failure,
    working: captcha.$working,
    worked: captcha.$worked,
    onText: captcha.textTyped,
    onRefresh: captcha.refreshRequested,
    onAlternative: captcha.alternativeChosen,
  });
  return (
    <fieldset className={styles.captcha}>
      <legend>{title}</legend>
      <div className={styles.picture}>
        {view.captcha ? (
          <img
            src={`data:image/png;base64,${view.captcha.image}`}
            width={240}
            height={88}
            alt={t('captcha.pictureAlt', { letters: CAPTCHA_LETTERS })}
          />
        ) : (
          <p role="status">{view.failure ? t('captcha.noPicture') : t('captcha.pictureComing')}</p>
        )}
        <IconButton label={t('captcha.another')} onClick={() => view.onRefresh()}>
          <RotateCw />
        </IconButton>
      </div>
      <Field
        // Each failure moves the focus here. A picture that loads later, or on request, does not.
        key={view.requested}
        autoFocus={view.requested > 0}
        label={t('captcha.letters')}
        name="captcha"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={TEXT_BOUNDS.captcha}
        required={!isOptional && !view.worked}
        hint={isOptional ? t('register.optional') : undefined}
        value={view.text}
        onValue={view.onText}
        error={isMissing ? t('captcha.missing') : view.failure && failureText(view.failure)}
      />
      <Button size="small" busy={view.working} onClick={() => view.onAlternative()}>
        {t('captcha.alternative')}
      </Button>
      <p role="status" className={styles.status}>
        {view.working ? t('captcha.working') : view.worked && t('captcha.worked')}
      </p>
    </fieldset>
  );
};
