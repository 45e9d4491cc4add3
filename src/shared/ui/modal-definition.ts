import type { Store } from 'effector';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Language } from '../../../contract/primitives.ts';
import type { Texts } from '../i18n/word-groups.ts';
import type { Modal, ModalName } from '../lib/modals.ts';

/** What the modal host needs to know about a modal. */
export interface ModalDefinition<Name extends ModalName> {
  title: (t: TFunction, modal: Modal<Name>, language: Language) => string;
  /** Receives the parameters of the modal. Lazy, so that its code loads when the modal opens. */
  Content: ComponentType<Modal<Name>>;
  look?: 'modal' | 'sheet';
  size?: 'small' | 'wide';
  /** Texts that the modal needs and that are not loaded with the page. */
  texts?: Texts;
  /** While false, the person cannot close the modal. */
  $dismissable?: Store<boolean>;
  /** Loads the modal that is likely to replace this one. */
  preloadNext?: () => Promise<unknown>;
}

export type ModalDefinitions<Name extends ModalName = ModalName> = { [Each in Name]: ModalDefinition<Each> };

/** Defines the modals of a slice. The app lists them in `src/app/modals.ts`. */
export const defineModals = <Name extends ModalName>(definitions: ModalDefinitions<Name>): ModalDefinitions<Name> =>
  definitions;
