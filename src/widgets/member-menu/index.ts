export { MemberMenu } from './member-menu.tsx';
