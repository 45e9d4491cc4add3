import { useTranslation } from 'react-i18next';
import { GAME_TYPES } from '../../../contract/primitives.ts';
import { levelRate, type RebateRules } from '../../../contract/rebates.ts';
import { dayText, rateText } from '../../entities/points/index.ts';
import type { RebateShown } from '../../features/rebates/index.ts';
import { formatShare } from '../../shared/format/share.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Panel } from '../../shared/ui/panel.tsx';
import { Table } from '../../shared/ui/table.tsx';
import styles from './rebates.module.css';

/** What play earns in each type of game, for the member and at each level, and rates that come. */
export const RateTable = ({ rebate: { rules, next, rates, levels } }: { rebate: RebateShown }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!rules && !next) return null;
  const typesOf = (of: RebateRules) =>
    GAME_TYPES.flatMap((type) => {
      const rate = of.rates[type];
      return rate === undefined ? [] : [{ type, rate }];
    });
  const own = new Map(rates.map(({ gameType, rate }) => [gameType, rate]));
  return (
    <Panel title={t('rebates.rates')}>
      <p className={styles.note}>{t('rebates.ratesText')}</p>
      {rules && (
        <Table
          caption={t('rebates.rates')}
          rows={typesOf(rules)}
          twoLines
          rowKey={({ type }) => type}
          columns={[
            { key: 'type', title: t('rebates.type'), phone: 'first', cell: ({ type }) => t(`games.type.${type}`) },
            {
              key: 'own',
              title: t('rebates.yours'),
              phone: 'end',
              figure: true,
              cell: ({ type }) => <b className={styles.own}>{formatShare(own.get(type) ?? 0, locale)}</b>,
            },
            ...levels.map(({ name, factor, isOwn }, at) => ({
              key: `level ${at}`,
              title: isOwn ? t('rebates.yourLevel', { level: name }) : name,
              phone: 'none' as const,
              figure: true,
              cell: ({ rate }: { rate: number }) => formatShare(levelRate(rate, factor), locale),
            })),
          ]}
        />
      )}
      {rules && levels.length > 0 && (
        <p className={styles.onPhones}>
          {t('rebates.levels', {
            levels: new Intl.ListFormat(locale).format(
              levels.map(({ name, factor }) => `${name} ${rateText(factor, locale)}×`),
            ),
          })}
        </p>
      )}
      {next && (
        <p className={styles.note}>
          {t('rebates.ratesNext', {
            day: dayText(next.fromDay, locale),
            rates: new Intl.ListFormat(locale).format(
              typesOf(next.rules).map(({ type, rate }) => `${t(`games.type.${type}`)} ${formatShare(rate, locale)}`),
            ),
          })}
        </p>
      )}
    </Panel>
  );
};
