import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Award } from '../../../contract/awards.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import styles from './award-rounds.module.css';

interface Props {
  award: Pick<Award, 'rounds' | 'terms'>;
  currency: string;
  exponent: number;
}

/** The free rounds of an award that runs: how many are left at which stake, what they won, and the games that play them. */
export const AwardRounds = ({ award: { rounds, terms }, currency, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { reward } = terms;
  if (!rounds || reward.kind !== 'free_rounds') return null;
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  return (
    <section className={styles.rounds} aria-label={t('awards.roundsTitle')}>
      <p className={styles.line}>
        <b>
          {rounds.left > 0
            ? t('awards.roundsLeft', { count: rounds.left, stake: money(reward.stake) })
            : t('awards.roundsOver')}
        </b>
        <span>{t('awards.roundsWon', { amount: money(rounds.won) })}</span>
      </p>
      {rounds.left > 0 && <GameLinks games={reward.games} label={t('awards.roundsGames')} />}
    </section>
  );
};

/** Games by name, each with the way to it. */
export const GameLinks = ({ games, label }: { games: readonly { node: number; name: string }[]; label: string }) => (
  <ul className={styles.games} aria-label={label}>
    {games.map(({ node, name }) => (
      <li key={node}>
        <Link to={`/game/${node}`} dir="auto">
          {name}
        </Link>
      </li>
    ))}
  </ul>
);
