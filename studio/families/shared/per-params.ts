/** Returns a function that computes its result once for each params object. */
export function perParams<Params extends object, Result>(
  compute: (params: Params) => Result,
): (params: Params) => Result {
  const known = new WeakMap<Params, Result>();
  return (params) => {
    const kept = known.get(params);
    if (kept !== undefined) return kept;
    const result = compute(params);
    known.set(params, result);
    return result;
  };
}
