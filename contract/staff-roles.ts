/**
 * What a member of staff may do. `support` serves members, `payments` decides on money, `games` runs vendors, catalogue and pools,
 * `content` writes notices, popups and messages to many, `agents` keeps agents and their terms. `admin` does everything, and
 * alone changes a merchant, its settings and the staff.
 */
export const STAFF_ROLES = ['support', 'payments', 'games', 'content', 'agents', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
