import type { NewPopup } from '../../domains/support/popups.ts';
import { inEach } from '../languages/index.ts';

/** The popups of a demo merchant of this name, for visitors and members. */
export const popupsOf = (brand: string): readonly NewPopup[] => [
  {
    execution: 'B',
    promotionType: '',
    titles: inEach(({ popups }) => popups.welcome.title.replace('{brand}', brand)),
    contents: inEach(({ popups }) => popups.welcome.content),
  },
  {
    execution: 'A',
    promotionType: 'all',
    titles: inEach(({ popups }) => popups['good-to-know'].title),
    contents: inEach(({ popups }) => popups['good-to-know'].content),
  },
];
