export { AccountForm } from './account-form.tsx';
export { $links, $linksFailure, linksRequested, registerPage } from './links.ts';
export { LinkForm } from './link-form.tsx';
export { LinkList } from './link-list.tsx';
export { MemberDialog } from './member-dialog.tsx';
export { MemberRows } from './member-rows.tsx';
export { NameSearch } from './name-search.tsx';
export { $isLoading, $level, $levelFailure, levelRequested, treePage, type LevelRequested } from './tree.ts';
