export {
  $agentKey,
  $isAgent,
  $isLoggedIn,
  $member,
  $sessionId,
  $sessionKind,
  endReported,
  loadLoginInfoFx,
  loadMemberFx,
  loggedIn,
  memberKnown,
  passwordChanged,
  sessionEnded,
} from './model.ts';
export { $actionWaits, protectedAction } from './protected-action.ts';
