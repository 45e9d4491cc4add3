/** Second factor, sessions, asking again. */
export const words = {};

export const failure = {
  signature_needed: '此页面无法为本次登录确认操作。未做任何更改，请退出后重新登录。',
  signature_refused: '无法确认此操作由您发出。未做任何更改，请退出后重新登录。',
};
