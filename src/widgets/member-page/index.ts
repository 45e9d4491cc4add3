export { MemberPage } from './member-page.tsx';
