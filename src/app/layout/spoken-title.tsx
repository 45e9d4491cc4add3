import { useUnit } from 'effector-react';
import { $newTitle } from '../../shared/lib/use-title.ts';
import { Announcement } from '../../shared/ui/announcement.tsx';

/** Tells who does not see it that another page stands there. */
export const SpokenTitle = () => <Announcement text={useUnit($newTitle)} />;
