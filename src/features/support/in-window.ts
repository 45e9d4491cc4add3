import { LIMITS } from '../../../contract/limits.ts';

const { width, height } = LIMITS.serviceWindow;

/** Opens a customer service of the brand in a window of its own (SHELL-06). */
export const inWindow = (url: string): void => {
  window.open(url, 'service', `width=${width},height=${height},noopener`);
};
