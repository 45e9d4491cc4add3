import { useUnit } from 'effector-react';
import { AnimatePresence } from 'framer-motion';
import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '../../features/confirm/confirm-form.tsx';
import { confirmationDismissed } from '../../features/confirm/model.ts';
import { $requested } from '../../shared/api/confirmation.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';

const $isRequested = $requested.map((request) => request.length > 0);

const Titled = () => {
  const { t } = useTranslation();
  const dismiss = useUnit(confirmationDismissed);
  return (
    <Dialog title={t('security.confirm.title')} size="small" onClose={() => dismiss()}>
      <ConfirmForm />
    </Dialog>
  );
};

/** The confirmation dialog. It covers the page, which waits unchanged behind it. */
export default function ConfirmHost() {
  const isRequested = useUnit($isRequested);
  return (
    <MotionScope>
      <AnimatePresence>
        {isRequested && (
          <WhenTranslated texts={accountTexts} waiting={<LateGuard />}>
            <Titled />
          </WhenTranslated>
        )}
      </AnimatePresence>
    </MotionScope>
  );
}
