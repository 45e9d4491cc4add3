/** Resolves when the animation has ended or was cancelled: a cancelled one rejects, and what follows it is done all the same. */
export const ended = (animation: Animation): Promise<unknown> => animation.finished.catch(() => undefined);
