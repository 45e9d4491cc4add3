import { useUnit } from 'effector-react';
import { $newTitle } from '../../shared/lib/use-title.ts';
import { Announcement } from '../../shared/ui/announcement.tsx';

/** Announces a new page to screen readers. */
export const SpokenTitle = () => <Announcement text={useUnit($newTitle)} />;
