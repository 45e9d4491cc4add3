export { MemberMenu } from './member-menu.tsx';
export { MemberSide } from './member-side.tsx';
