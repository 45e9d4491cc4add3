const waiting: HTMLImageElement[] = [];
let isUnderWay = false;

const showNext = () => {
  waiting.shift()?.setAttribute('data-shown', '');
  isUnderWay = waiting.length > 0;
  if (isUnderWay) requestAnimationFrame(showNext);
};

/**
 * Shows a loaded picture in one of the next frames, one picture a frame: the first paint of a drawing takes the main thread some
 * milliseconds, and while one scrolls, whole rows of them arrive at once.
 */
export const showInTurn = (picture: EventTarget): void => {
  if (!(picture instanceof HTMLImageElement)) return;
  waiting.push(picture);
  if (!isUnderWay) {
    isUnderWay = true;
    requestAnimationFrame(showNext);
  }
};
