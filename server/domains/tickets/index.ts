/** What the demo may import of `tickets`. */
export { answerTicket } from './operator.ts';
export { replyTo } from './own.ts';
