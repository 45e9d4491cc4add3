import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import radio from '../../shared/ui/radio.module.css';
import { $endTimes, $isActing, endRequested } from './page.ts';
import styles from './pay-contracts.module.css';
import type { EndChoice } from './times.ts';
import { useTerms } from './use-terms.ts';

/** When a contract ends: each choice with its time by the merchant's clock. */
export const EndForm = ({ contractId }: { contractId: number }) => {
  const { t } = useTranslation();
  const { at } = useTerms();
  const [choice, setChoice] = useState<EndChoice>('window');
  const view = useUnit({ times: $endTimes, busy: $isActing, onAsk: endRequested });
  const { times } = view;
  return (
    <Form onSubmit={() => view.onAsk({ contractId, choice })}>
      <fieldset className={styles.choices}>
        <legend>{t('contracts.endWhen')}</legend>
        {(Object.keys(times ?? { window: 0 }) as EndChoice[]).map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="radio"
              className={radio.radio}
              name="end"
              checked={each === choice}
              onChange={() => setChoice(each)}
            />
            <span>{t(`contracts.endChoices.${each}`, { time: times?.[each] ? at(times[each]) : '–' })}</span>
          </label>
        ))}
      </fieldset>
      <Actions>
        <Button type="submit" disabled={!times} busy={view.busy}>
          {t('contracts.endAsk')}
        </Button>
      </Actions>
    </Form>
  );
};
