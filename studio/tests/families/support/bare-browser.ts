/** Gives jsdom what the views use and it lacks: animations that are over at once, and pictures and sizes that never come. */
export function completeBrowser(): void {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('jsdom decodes no pictures'));
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
  const over = { finished: Promise.resolve(), finish() {}, cancel() {} } as unknown as Animation;
  Element.prototype.animate = () => over;
}
