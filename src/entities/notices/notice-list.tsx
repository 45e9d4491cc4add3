import { useUnit } from 'effector-react';
import type { Notice } from '../../../contract/notices.ts';
import { $noticesState, $page, pageChosen } from './model.ts';
import { NoticePages } from './notice-pages.tsx';

/** HOME-07: the announcements of the site. */
export const NoticeList = ({ onOpen }: { onOpen: (notice: Notice) => void }) => {
  const view = useUnit({ page: $page, state: $noticesState, onChoose: pageChosen });
  return (
    <NoticePages
      {...view.page}
      state={view.state}
      onChoose={view.onChoose}
      onRetry={() => view.onChoose(1)}
      onOpen={onOpen}
    />
  );
};
