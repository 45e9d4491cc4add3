/** Number of counters on the page, from its address. */
const count = Number(new URLSearchParams(location.search).get('counters') ?? 500);

/** The pools' ids and names, the same on every page. */
export const POOLS = Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Pool ${index}` }));
