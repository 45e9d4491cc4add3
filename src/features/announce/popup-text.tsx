import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Popup } from '../../../contract/support.ts';
import { modalClosed } from '../../shared/lib/modals.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button, buttonClass } from '../../shared/ui/button.tsx';

/** SHELL-09: the popup shown when the site opens. Its lines are paragraphs. */
export default function PopupText({ popup }: { popup: Popup }) {
  const { t } = useTranslation();
  const close = useUnit(modalClosed);
  return (
    <>
      {popup.content
        .split('\n')
        .filter(Boolean)
        .map((line, index) => (
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
      <Actions>
        {popup.promotionType && (
          <Link className={buttonClass()} to="/promotions" onClick={() => close()}>
            {t('site.promotions')}
          </Link>
        )}
        <Button tone="primary" data-autofocus onClick={() => close()}>
          {t('ui.ok')}
        </Button>
      </Actions>
    </>
  );
}
