import { combine, createEvent, createStore } from 'effector';
import { $sessionKind } from '../../entities/session/index.ts';
import { moduleOn } from '../../entities/site/lazy.ts';
import { $holder, $played, gameLeft } from './model.ts';

/** The member opens or closes the room of the table. */
export const tableChatToggled = createEvent();
const $isOpen = createStore(false)
  .on(tableChatToggled, (isOpen) => !isOpen)
  .reset(gameLeft);

/** The table whose room a member can open; null without one. A window of its own belongs to its game. */
export const $chatTable = combine(
  { on: moduleOn('CHAT_ROOM'), who: $sessionKind, game: $played, holder: $holder },
  ({ on, who, game, holder }) => (on && who === 'member' && holder === 'page' && game?.roomId ? game.nodeId : null),
);
/** The table whose room is shown. */
export const $openTableChat = combine($chatTable, $isOpen, (table, isOpen) => (isOpen ? table : null));
