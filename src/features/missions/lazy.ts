/** Parts of menus, without the pages' models. */
export { MissionBadge } from './mission-badge.tsx';
