import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { RecordDownload } from '../../entities/records/index.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { Download } from '../../shared/ui/icons.ts';
import styles from './records.module.css';

interface Props<Selection> {
  download: RecordDownload<Selection>;
  request: Selection;
}

/** Downloads the whole selection as CSV. */
export const ExportButton = <Selection,>({ download, request }: Props<Selection>) => {
  const { t } = useTranslation();
  const view = useUnit({ busy: download.$pending, failure: download.$failure, onExport: download.requested });
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
