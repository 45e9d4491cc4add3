const channel = typeof setImmediate === 'function' ? null : new MessageChannel();
const waiting: (() => void)[] = [];
if (channel) channel.port1.onmessage = () => waiting.shift()?.();

/** Resolves after all promises that are settled by now have told so. */
export const macrotask = (): Promise<void> =>
  new Promise((resolve) => {
    if (!channel) return void setImmediate(resolve);
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
