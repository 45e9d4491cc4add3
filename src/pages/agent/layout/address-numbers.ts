/** A number that an address names: from 1 on, with as many digits as the server takes. Anything else is left out. */
export const numberIn = (text: string | null | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
