import { useUnit } from 'effector-react';
import { $newTitle } from '../../shared/lib/use-title.ts';
import { Spoken } from '../../shared/ui/spoken.tsx';

/** Tells who does not see it that another page stands there. */
export const SpokenTitle = () => <Spoken text={useUnit($newTitle)} />;
