export { MatchBets } from './bet-list.tsx';
export { $slips } from './bets.ts';
export { BookPrice } from './book-price.tsx';
export { $legs, bookChosen } from './legs.ts';
export { $session } from './session.ts';
export { SlipBar } from './slip-bar.tsx';
export { SlipPanel } from './slip-panel.tsx';
