/** An exact fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export function ratio(n: bigint | number, d: bigint | number = 1n): Rational {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  const shared = (bottom < 0n ? -1n : 1n) * gcd(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom);
  return { n: top / shared, d: bottom / shared };
}

export const plus = (a: Rational, b: Rational): Rational => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Rational, b: Rational): Rational => ratio(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Rational, b: Rational): Rational => ratio(a.n * b.n, a.d * b.d);
export const power = (a: Rational, exponent: number): Rational =>
  ratio(a.n ** BigInt(exponent), a.d ** BigInt(exponent));

/** Returns the fraction in parts of `scale`, rounded half up. */
export function scaled(a: Rational, scale: number): number {
  return Number((2n * a.n * BigInt(scale) + a.d) / (2n * a.d));
}

export const toNumber = (a: Rational): number => scaled(a, 1_000_000_000) / 1_000_000_000;

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a || 1n : gcd(b, a % b);
}
