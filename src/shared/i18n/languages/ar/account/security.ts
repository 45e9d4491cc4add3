/** Second factor, sessions, asking again. */
export const words = {};

export const failure = {};
