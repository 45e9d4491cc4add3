import { useUnit } from 'effector-react';
import { NoticeList } from '../../entities/notices/lazy.ts';
import { modalOpened } from '../../shared/lib/modals.ts';

export default function NoticesModal() {
  const open = useUnit(modalOpened);
  return <NoticeList onOpen={(notice) => open({ name: 'notice', notice })} />;
}
