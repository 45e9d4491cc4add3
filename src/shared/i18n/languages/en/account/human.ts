/** The human check and the picture captcha. */
export const words = {};

export const failure = {};
