/** Parts of the shell, without the pages' models. */
export { BadgeSlot } from './badge-slot.tsx';
