export { AskLimit } from './ask-limit.tsx';
export { $isRequested } from './ask.ts';
export { BreakForm } from './break-form.tsx';
export { IntervalForm } from './interval-form.tsx';
export { LimitForm } from './limit-form.tsx';
export { LimitList } from './limit-list.tsx';
export { $protection, $protectionFailure, limitsPage, protectionRequested } from './protection.ts';
