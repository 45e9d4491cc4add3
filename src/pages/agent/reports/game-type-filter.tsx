import { useTranslation } from 'react-i18next';
import { REPORT_TYPES, type ReportType } from '../../../../contract/team-reports.ts';
import { FieldSelect } from '../../../shared/ui/field-select.tsx';

interface Props {
  value: ReportType | undefined;
  /** Empty: games of any type. */
  onValue: (value: string) => void;
}

/** Chooses the type of the games in a report of the team. */
export const GameTypeFilter = ({ value, onValue }: Props) => {
  const { t } = useTranslation();
  return (
    <FieldSelect
      label={t('records.gameType')}
      value={value ?? ''}
      onValue={onValue}
      options={[
        { value: '', title: t('records.any') },
        ...REPORT_TYPES.map((type) => ({
          value: type,
          title: type === 'OTHER' ? t('reports.otherGames') : t(`games.type.${type}`),
        })),
      ]}
    />
  );
};
