export { BreakForm } from './break-form.tsx';
export { LimitForm } from './limit-form.tsx';
export { LimitList } from './limit-list.tsx';
export { $protection, $protectionFailure, limitsPage, protectionAsked } from './protection.ts';
