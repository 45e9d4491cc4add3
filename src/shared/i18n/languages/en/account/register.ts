/** Registration: its fields, patterns and codes. */
export const words = {};

export const failure = {};
