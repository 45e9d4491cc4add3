/** Second factor, sessions, asking again. */
export const words = {};

export const failure = {
  signature_needed: 'This page cannot confirm actions for this session. Nothing was changed; log out and log in again.',
  signature_refused: 'The action could not be confirmed as yours. Nothing was changed; log out and log in again.',
};
