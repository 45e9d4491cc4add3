/** Parts of menus, without the page's model. */
export { RebateBadge } from './rebate-badge.tsx';
