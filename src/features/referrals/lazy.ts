/** Parts of menus, without the page's model. */
export { ReferralBadge } from './referral-badge.tsx';
