import { createStore } from 'effector';
import { useUnit } from 'effector-react';
import { AnimatePresence } from 'framer-motion';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { $language } from '../../shared/api/context.ts';
import type { Texts } from '../../shared/i18n/word-groups.ts';
import { $modal, modalDismissed, type Modal, type ModalName } from '../../shared/lib/modals.ts';
import type { ModalDefinition } from '../../shared/ui/modal-definition.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { modals } from '../modals.ts';

const $yes = createStore(true);
const $no = createStore(false);

/** Whether the texts of a group can be read. A modal without a group needs none. */
const useTexts = (texts: Texts | undefined) => useUnit({ ready: texts?.$ready ?? $yes, failed: texts?.$failed ?? $no });

function OpenModal<Name extends ModalName>({ modal }: { modal: Modal<Name> }) {
  const { t } = useTranslation();
  const { title, Content, look, size, texts, $dismissable, preloadNext } = modals[modal.name] as ModalDefinition<Name>;
  const view = useUnit({ language: $language, dismissable: $dismissable ?? $yes, dismiss: modalDismissed });
  const { ready, failed } = useTexts(texts);
  useEffect(() => {
    void preloadNext?.();
  }, [preloadNext]);
  if (!ready && !failed) return texts && <WhenTranslated texts={texts} waiting={<LateGuard />} children={null} />;
  // JSX cannot check a spread of a generic type; the definition does.
  const Body = Content as ComponentType<object>;
  const content = <Body {...modal} />;
  return (
    <Dialog
      title={ready ? title(t, modal, view.language) : t('home.failed')}
      look={look}
      size={size}
      onClose={view.dismissable ? () => view.dismiss() : undefined}
    >
      {texts ? (
        <WhenTranslated texts={texts} waiting={<LateGuard />}>
          {content}
        </WhenTranslated>
      ) : (
        content
      )}
    </Dialog>
  );
}

/** The number of the opening. A modal that is opened again while the last one leaves starts anew. */
const useOpening = (isOpen: boolean): number => {
  const [opening, setOpening] = useState({ isOpen, number: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, number: opening.number + Number(isOpen) });
  return opening.number;
};

/**
 * The only host of modals. A new modal replaces the previous one in the same dialog, so that focus returns to the original
 * element.
 */
export function ModalHost() {
  const modal = useUnit($modal);
  const opening = useOpening(modal !== null);
  return (
    <MotionScope>
      <AnimatePresence>
        {modal && (
          // Empty until its content is loaded: a dialog that grows would jump.
          <Suspense key={opening} fallback={<LateGuard />}>
            <OpenModal modal={modal} />
          </Suspense>
        )}
      </AnimatePresence>
    </MotionScope>
  );
}
