export {
  $agentKey,
  $isAgent,
  $isLoggedIn,
  $member,
  $sessionId,
  $sessionKind,
  endReported,
  loadMemberFx,
  loggedIn,
  memberKnown,
  passwordChanged,
  sessionEnded,
} from './model.ts';
export { $actionWaits, protectedAction } from './protected-action.ts';
