import { useTranslation } from 'react-i18next';
import { LevelCard as Level } from '../../features/points/lazy.ts';
import { Card } from './card.tsx';

/** The member's level with its progress; nothing where the merchant has none. */
export const LevelCard = () => {
  const { t } = useTranslation();
  return (
    <Level
      frame={(title, content) => (
        <Card title={title} more={{ to: '/pointMall', title: t('centre.pages.pointMall') }}>
          {content}
        </Card>
      )}
    />
  );
};
