import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { NoticePages } from '../../entities/notices/lazy.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import {
  $announcements,
  $announcementsFailure,
  $isMarkingRead,
  $markFailure,
  allReadRequested,
  announcementPageChosen,
  announcementsRequested,
  announcementsView,
} from './announcements.ts';
import { useUnread } from '../../entities/session/lazy.ts';

/** AGT-01: the notices for agents with unread marks, eight a page. Opening one marks it as read. */
export const Announcements = () => {
  useLifecycle(announcementsView);
  useUnread();
  const view = useUnit({
    shown: $announcements,
    failure: $announcementsFailure,
    onChoose: announcementPageChosen,
    onRetry: announcementsRequested,
    open: modalOpened,
  });
  const { list = [], pageNum = 1, totalPages = 1 } = view.shown ?? {};
  return (
    <NoticePages
      state={view.shown ? 'ready' : view.failure ? 'failed' : 'loading'}
      list={list}
      page={pageNum}
      pages={totalPages}
      onChoose={view.onChoose}
      onRetry={() => view.onRetry()}
      onOpen={(notice) => view.open({ name: 'notice', notice })}
    />
  );
};

/** Marks all announcements as read; nothing while none is unread. */
export const MarkAllRead = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { announcements } = useUnread();
  const view = useUnit({ busy: $isMarkingRead, failure: $markFailure, onRead: allReadRequested });
  if (announcements === 0) return null;
  return (
    <div>
      <FormError text={view.failure && failureText(view.failure)} />
      <Button size="small" busy={view.busy} onClick={() => view.onRead()}>
        {t('inbox.announcements.readAll')}
      </Button>
    </div>
  );
};
