import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GAME_TYPES } from '../../../contract/primitives.ts';
import type { RebateLine } from '../../../contract/rebates.ts';
import { dayText } from '../../entities/points/index.ts';
import { formatShare } from '../../shared/format/share.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import { Table } from '../../shared/ui/table.tsx';
import styles from './rebates.module.css';

interface Props {
  caption: string;
  lines: readonly RebateLine[];
  exponent: number;
}

/** Play by day and type of game. Each line leads to its bets. */
export const LineTable = ({ caption, lines, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Table
      caption={caption}
      rows={lines}
      twoLines
      rowKey={({ day, gameType }) => `${day} ${gameType}`}
      columns={[
        { key: 'type', title: t('rebates.type'), phone: 'first', cell: (line) => <Bets line={line} /> },
        { key: 'day', title: t('rebates.day'), cell: ({ day }) => dayText(day, locale) },
        {
          key: 'stake',
          title: t('rebates.stake'),
          figure: true,
          cell: ({ stake }) => <Money amount={stake} exponent={exponent} />,
        },
        { key: 'rate', title: t('rebates.rate'), figure: true, cell: ({ rate }) => formatShare(rate, locale) },
        {
          key: 'amount',
          title: t('rebates.amount'),
          phone: 'end',
          figure: true,
          cell: ({ amount }) => <Money amount={amount} exponent={exponent} />,
        },
      ]}
    />
  );
};

/** The type of game, with a link to the bets of the day in it. */
const Bets = ({ line: { day, gameType } }: { line: RebateLine }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const type = GAME_TYPES.find((each) => each === gameType);
  const name = type ? t(`games.type.${type}`) : gameType;
  return (
    <Link
      className={styles.link}
      to={`/member/personalHistoryCopy?from=${day}&to=${day}${type ? `&type=${type}` : ''}`}
      aria-label={t('rebates.bets', { type: name, day: dayText(day, locale) })}
    >
      {name}
    </Link>
  );
};
