// Injected into each page before its own scripts: counts frames and records tasks over 50 ms.
const seen = { frames: 0, longTasks: /** @type {number[]} */ ([]) };
Object.assign(window, { seen });
const count = () => {
  seen.frames += 1;
  requestAnimationFrame(count);
};
requestAnimationFrame(count);
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
}).observe({ type: 'longtask' });
