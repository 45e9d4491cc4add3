/** What the demo and other domains may import of `chat`. */
export { GONE_AFTER_SECONDS } from './presence.ts';
export { changeRoom, keyOf, readersOf } from './room-row.ts';
export { liveModels, openRoom } from './rooms.ts';
export { say } from './say.ts';
export { checkOpen, setName } from './self.ts';
