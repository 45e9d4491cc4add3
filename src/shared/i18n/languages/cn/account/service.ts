/** Popups, app download, help, feedback, chat: what stands in a modal. */
export const words = {};

export const failure = {};
