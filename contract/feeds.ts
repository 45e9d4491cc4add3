/** Path of the socket. No page of the site lies under it (`/live` is the live casino). */
export const SOCKET_PATH = '/socket';

/**
 * Feeds that carry one event of a numbered log each; all others carry a whole value (W3). Their values are defined in `wire.ts`.
 */
export const EVENT_FEEDS = ['notices', 'winners', 'session', 'chat'] as const;
export type EventFeed = (typeof EVENT_FEEDS)[number];
export const isEventFeed = (feed: string): feed is EventFeed => (EVENT_FEEDS as readonly string[]).includes(feed);

/** Version of the requests and answers in wire.ts. Raise it when an older page would misread them. */
export const PROTOCOL = 1;
