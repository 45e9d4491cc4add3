import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { $isNaming, $name, $nameProblem, nameSubmitted, nameTyped } from './people.ts';

/** The name that others see, which a member chooses before the first message. */
export const NameForm = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    name: $name,
    problem: $nameProblem,
    busy: $isNaming,
    onType: nameTyped,
    onSubmit: nameSubmitted,
  });
  const { problem } = view;
  const error = problem && ('problem' in problem ? t(`chat.nameProblem.${problem.problem}`) : failureText(problem));
  return (
    <Form onSubmit={() => view.onSubmit()}>
      <Field
        label={t('chat.name')}
        hint={t('chat.nameHint')}
        autoComplete="nickname"
        maxLength={TEXT_BOUNDS.chatName}
        value={view.name}
        onValue={view.onType}
        error={error}
      />
      <Button type="submit" tone="primary" busy={view.busy} disabled={view.name.trim() === ''}>
        {t('chat.nameSave')}
      </Button>
    </Form>
  );
};
