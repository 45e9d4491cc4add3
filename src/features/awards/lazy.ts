/** Parts of menus, without the pages' models. */
export { ActiveAwards } from './active-awards.tsx';
export { AwardFigure } from './award-figure.tsx';
export { ClaimBadge } from './claim-badge.tsx';
