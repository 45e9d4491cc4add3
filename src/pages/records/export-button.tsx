import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { ExportRequest } from '../../../contract/records.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { Download } from '../../shared/ui/icons.ts';
import { $exportFailure, $isExporting, exportRequested } from './download.ts';
import styles from './records.module.css';

/** Downloads the whole selection as CSV. */
export const ExportButton = ({ request }: { request: ExportRequest }) => {
  const { t } = useTranslation();
  const view = useUnit({ busy: $isExporting, failure: $exportFailure, onExport: exportRequested });
  const failureText = useFailureText();
  return (
    <div className={styles.export}>
      <Button busy={view.busy} onClick={() => view.onExport(request)}>
        <Download aria-hidden />
        {t('records.csv')}
      </Button>
      <FormError text={view.failure && failureText(view.failure)} />
    </div>
  );
};
