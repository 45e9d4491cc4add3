import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { tableTexts } from '../../../shared/i18n/word-groups.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { WhenTranslated } from '../../../shared/ui/when-translated.tsx';

/** Leads to the running draws, from the lists of lotteries. */
export const LobbyLink = () => (
  <WhenTranslated texts={tableTexts} waiting={null}>
    <Labelled />
  </WhenTranslated>
);

const Labelled = () => {
  const { t } = useTranslation();
  return (
    <Link className={buttonClass('quiet', 'small')} to="/lottery">
      {t('lottery.lobby')}
    </Link>
  );
};
