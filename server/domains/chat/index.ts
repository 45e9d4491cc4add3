/** What the demo may import of `chat`. */
export { liveModels, openRoom } from './rooms.ts';
export { say } from './say.ts';
export { setName } from './self.ts';
