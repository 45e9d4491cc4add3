import { useTranslation } from 'react-i18next';
import { roadsOf } from '../../../contract/road-maps.ts';
import type { Look, Side, Winner } from './results.ts';
import styles from './table-list.module.css';

const COLUMNS = 26;
const ROWS = 6;
const CELL = 10;

/** The last results of a table, small: the big road, or a line of results. */
export const TableRoad = ({ look }: { look: Look }) => {
  const { t } = useTranslation();
  if (look.kind === 'road') return <Road {...look} />;
  if (look.kind === 'drawn')
    return (
      <ol className={styles.drawn} aria-label={t('tables.drawn')} dir="ltr">
        {look.numbers.map((text, at) => (
          // A number is known by its place in the draw alone.
          <li key={at} className={styles.number}>
            {text}
          </li>
        ))}
      </ol>
    );
  if (look.chips.length === 0) return null;
  return (
    <ol className={styles.last} aria-label={t('tables.last')}>
      {look.chips.map(({ text, tone }, at) => (
        // A result is known by its place alone, the newest first.
        <li key={look.chips.length - at} className={styles.result} data-tone={tone} dir="ltr">
          {text}
        </li>
      ))}
    </ol>
  );
};

const Road = ({ sides: [first, second], winners }: { sides: readonly [Side, Side]; winners: readonly Winner[] }) => {
  const { t } = useTranslation();
  const { big } = roadsOf<Side>(winners);
  const from = Math.max(0, Math.max(0, ...big.map(({ column }) => column)) - COLUMNS + 2);
  const count = (winner: Winner) => winners.filter((each) => each === winner).length;
  const newest = big.at(-1);
  return (
    <svg
      className={styles.road}
      viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
      direction="ltr"
      role="img"
      aria-label={t('tables.road', {
        first: t(`tables.side.${first}`),
        second: t(`tables.side.${second}`),
        wins: count(first),
        losses: count(second),
        ties: count('tie'),
      })}
    >
      {big
        .filter(({ column }) => column >= from)
        .map((mark) => {
          const { kind, column, row, ties } = mark;
          const [x, y] = [(column - from) * CELL + CELL / 2, row * CELL + CELL / 2];
          return (
            <g
              key={`${column} ${row}`}
              className={styles.mark}
              data-side={kind}
              data-newest={mark === newest || undefined}
            >
              <circle cx={x} cy={y} r={4} />
              {ties > 0 && <line x1={x - 4} y1={y + 4} x2={x + 4} y2={y - 4} />}
              <text x={x} y={y + 1.8}>
                {t(`tables.letter.${kind}`)}
              </text>
            </g>
          );
        })}
    </svg>
  );
};
