export { $draws, $drawsFailure, drawsView } from './list.ts';
export { useOpenDraws } from './open.ts';
export {
  $ticket,
  $ticketFailure,
  $ticketRounds,
  $verdict,
  $verifying,
  $winners,
  proofChosen,
  proofSaved,
  raffleView,
  ticketClosed,
  ticketOpened,
  verifyRequested,
  type Verdict,
} from './raffle.ts';
export { $spins, spinsView } from './spins.ts';
export {
  $signedFor,
  $signing,
  $turn,
  $turnFailure,
  $turning,
  loginRequested,
  signInRequested,
  spinRequested,
  turnView,
  wheelRested,
} from './turn.ts';
