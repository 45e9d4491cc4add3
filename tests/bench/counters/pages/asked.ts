/** Number of counters on the page, from its address. */
const count = Number(new URLSearchParams(location.search).get('counters') ?? 500);

/** The pools' ids and names, the same on every page. */
export const POOLS = Array.from({ length: count }, (_, place) => ({ id: `p${place}`, name: `Pool ${place}` }));
