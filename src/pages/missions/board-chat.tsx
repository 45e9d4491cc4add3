import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { moduleOn } from '../../entities/site/lazy.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { MessagesSquare } from '../../shared/ui/icons.ts';

const $hasChat = moduleOn('CHAT_ROOM');

/** Opens the room of a leaderboard, by its key in the feeds; nothing while the module is off. */
export const BoardChat = ({ boardKey }: { boardKey: string }) => {
  const { t } = useTranslation();
  const view = useUnit({ has: $hasChat, open: modalOpened });
  if (!view.has) return null;
  const of = boardKey.slice('board:'.length);
  return (
    <Button size="small" aria-haspopup="dialog" onClick={() => view.open({ name: 'chat', kind: 'board', of })}>
      <MessagesSquare aria-hidden />
      {t('shell.chat')}
    </Button>
  );
};
